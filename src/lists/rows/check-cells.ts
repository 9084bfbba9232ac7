import { carnetGroups } from "../../domain/carnet/edition-groups.ts";
import { type PersonField, participantSchema } from "../../domain/carnet/participant.ts";
import { carnetReadings, isExact, readCarnet } from "../../domain/carnet/read-carnet.ts";
import { invisibleIn, tidyText } from "../../domain/text/tidy-text.ts";
import { undoMisreading } from "../csv/decode-text.ts";
import type { Reason } from "../faults/reason.ts";
import { type Cell, cellText } from "../table/table.ts";

/** A cell's normalised value, or its fault and, for a damaged text, the value that is meant. */
export type CheckedCell =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "fault"; readonly reason: Reason; readonly proposal: string | null };

const value = (text: string): CheckedCell => ({ kind: "value", value: text });
const fault = (reason: Reason, proposal: string | null = null): CheckedCell => ({
  kind: "fault",
  reason,
  proposal,
});

/** Checks one cell of a column and normalises it. Ambiguous values are faults. */
export function checkCell(field: PersonField, cell: Cell | undefined): CheckedCell {
  if (cell?.kind === "refused") {
    const isNoCarnet = field !== "carnet" && cell.reason.kind === "several readings";
    return fault(isNoCarnet ? { kind: "date" } : cell.reason);
  }
  if (field === "carnet") {
    return cell?.kind === "number" && cell.shown === null
      ? checkCarnetNumber(cell.value)
      : checkCarnet(cellText(cell));
  }
  if (field === "nombre" && cell?.kind === "number") return fault({ kind: "no name" });
  if (cell?.kind === "number" && !isExact(cell.value)) return fault({ kind: "inexact number" });
  return checkText(field, cellText(cell));
}

/** The apostrophe with which people tell a spreadsheet that a number is text. */
const textMark = /^['’´`](?=\d)/;

/** Checks a carnet written as text. */
export function checkCarnet(raw: string): CheckedCell {
  const text = tidyText(raw).replace(textMark, "");
  const invisible = invisibleIn(text);
  if (invisible !== null) {
    return fault({ kind: "invisible", ...invisible });
  }
  const reading = readCarnet(text);
  switch (reading.kind) {
    case "carnet": {
      const readings = carnetGroups().length > 1 ? carnetReadings(text) : [];
      return readings.length > 1 ? fault(severalReadings(readings)) : value(reading.carnet);
    }
    case "empty":
      return fault({ kind: "missing", field: "carnet" });
    case "damaged":
      return fault({ kind: "damaged carnet", damage: reading.damage });
    case "incomplete":
    case "other characters":
      return fault({ kind: "no carnet" });
  }
}

/** A carnet stored as a number, which has no leading zeros. */
function checkCarnetNumber(number: number): CheckedCell {
  const digits = String(number);
  const [first, ...others] = isExact(number) ? carnetReadings(digits) : [];
  if (first === undefined) return fault({ kind: "carnet is another number" });
  return others.length === 0 ? value(first) : fault(severalReadings([first, ...others]));
}

function severalReadings(readings: readonly string[]): Reason {
  return { kind: "several readings", readings };
}

const errorValue = /^#(?:N\/A|N\/D|¿?\p{L}+[!?]|¡?\p{L}+(?:\/0)?!|¿\p{L}+\?)$/u;

/** Checks a name or a ticket number, and normalises it: NFC, trimmed, single spaces. */
export function checkText(field: "nombre" | "numeroTicket", raw: string): CheckedCell {
  const text = tidyText(raw);
  if (text === "") return fault({ kind: "missing", field });
  const damage = textDamage(text, field);
  if (damage !== null) return damage;
  const checked = participantSchema.shape[field].safeParse(text);
  if (checked.success) return value(checked.data);
  const issue = checked.error.issues[0];
  return fault({ kind: "too long", most: issue?.code === "too_big" ? Number(issue.maximum) : 0 });
}

function textDamage(text: string, field: PersonField): CheckedCell | null {
  const meant = undoMisreading(text);
  if (meant !== null) return fault({ kind: "misread UTF-8" }, meant);
  // An Ã that is not that of João: the second half of the letter is lost.
  if (/Ã(?![eo])\p{L}/iu.test(text)) return fault({ kind: "misread UTF-8" });
  if (text.includes("\ufffd")) return fault({ kind: "lost letters" });
  const invisible = invisibleIn(text);
  if (invisible !== null) return fault({ kind: "invisible", ...invisible }, invisible.without);
  if (field === "nombre" && /\p{L}\?|\?\p{L}/u.test(text)) return fault({ kind: "lost letters" });
  return errorValue.test(text) ? fault({ kind: "spreadsheet error" }) : null;
}
