import { findHeader } from "../table/columns.ts";
import type { RawSheet } from "../table/table.ts";

export type PickedSheet =
  | { readonly kind: "sheet"; readonly sheet: RawSheet }
  | { readonly kind: "unusable"; readonly message: string };

/**
 * Selects the sheet named `wanted`, else the only visible sheet with the columns of a list and rows
 * below them. Never guesses between two.
 */
export function pickSheet(sheets: readonly RawSheet[], wanted: string | null): PickedSheet {
  if (wanted !== null) {
    const named = sheets.find(({ name }) => sameName(name, wanted));
    return named
      ? { kind: "sheet", sheet: named }
      : unusable(`No hay ninguna hoja «${wanted}». Hojas del libro: ${names(sheets)}.`);
  }
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const fitting = visible.filter(({ rows }) => findHeader(rows).kind === "found");
  const filled = fitting.filter(({ rows }) => {
    const header = findHeader(rows);
    return header.kind === "found" && rows.length > header.headerAt + 1;
  });
  const [only, another] = filled.length > 0 ? filled : fitting;
  if (only === undefined) return noneFits(visible);
  if (another === undefined) return { kind: "sheet", sheet: only };
  const choices = filled.length > 0 ? filled : fitting;
  return unusable(
    `Varias hojas parecen la lista: ${names(choices)}. Diga cuál con --hoja "${only.name}".`,
  );
}

function noneFits(visible: readonly RawSheet[]): PickedSheet {
  const ambiguous = visible.find(({ rows }) => {
    const header = findHeader(rows);
    return header.kind === "unusable" && header.fault.kind === "ambiguous";
  });
  if (ambiguous !== undefined) return { kind: "sheet", sheet: ambiguous };
  const [only, another] = visible;
  // The fault of a single sheet is more helpful than that no sheet fits.
  if (only !== undefined && another === undefined) return { kind: "sheet", sheet: only };
  return unusable(
    `Ninguna hoja del libro tiene las columnas «carnet», «nombre» y «numeroTicket». Hojas: ${names(visible)}.`,
  );
}

const unusable = (message: string): PickedSheet => ({ kind: "unusable", message });
const names = (sheets: readonly RawSheet[]) => sheets.map(({ name }) => `«${name}»`).join(", ");

function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize("NFC").trim().toLowerCase();
  return plain(one) === plain(other);
}
