import type { RawSheet } from "../table.ts";
import { type FoundColumns, findColumns } from "./find-columns.ts";
import { rowsBelow } from "./mapping.ts";

export type PickedSheet =
  | { readonly kind: "sheet"; readonly sheet: RawSheet; readonly columns: FoundColumns }
  | { readonly kind: "unusable"; readonly message: string };

/** The only visible sheet with the columns of a list and rows below them. Never guesses between two. */
export function pickSheet(sheets: readonly RawSheet[]): PickedSheet {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const tried = visible.map((sheet) => ({ sheet, columns: findColumns(sheet.rows) }));
  const fitting = tried.filter(({ columns }) => columns.kind === "found");
  const filled = fitting.filter(
    ({ sheet: { rows }, columns }) =>
      columns.kind === "found" && rowsBelow(rows, columns.mapping).length > 0,
  );
  const choices = filled.length > 0 ? filled : fitting;
  const [only, another] = choices;
  if (another !== undefined) {
    return unusable(
      `Varias hojas parecen la lista: ${names(choices.map(({ sheet }) => sheet))}. Deje solo una en el libro, o impórtelo en /organizar, donde se elige.`,
    );
  }
  // The fault of a single sheet is more helpful than that none fits.
  const nearest = only ?? (tried.length === 1 ? tried[0] : undefined);
  return nearest !== undefined
    ? { kind: "sheet", ...nearest }
    : unusable(
        `Ninguna hoja del libro tiene las columnas «carnet», «nombre» y «numeroTicket». Hojas: ${names(visible)}.`,
      );
}

const unusable = (message: string): PickedSheet => ({ kind: "unusable", message });
const names = (sheets: readonly RawSheet[]) => sheets.map(({ name }) => `«${name}»`).join(", ");
