import { type CheckedValue, checkValue } from "../model/carnet/check-person.ts";
import type { PersonField } from "../model/carnet/participant.ts";
import { type CarnetRules, carnetReadings, isExact } from "../model/carnet/read-carnet.ts";
import type { Reason } from "./reason.ts";
import { type Cell, cellText } from "./table.ts";

/** A cell's normalised value, or its fault and, for a damaged text, the value that is meant. */
export type CheckedCell =
  | CheckedValue
  | { readonly kind: "fault"; readonly reason: Reason; readonly proposal: string | null };

const fault = (reason: Reason): CheckedCell => ({ kind: "fault", reason, proposal: null });

/** Checks one cell of a column: what a spreadsheet made of it, then the rule for its text. */
export function checkCell(
  field: PersonField,
  cell: Cell | undefined,
  carnets: CarnetRules,
): CheckedCell {
  if (cell?.kind === "refused") {
    const isNoCarnet = field !== "carnet" && cell.reason.kind === "several readings";
    return fault(isNoCarnet ? { kind: "date" } : cell.reason);
  }
  if (cell?.kind !== "number") return checkValue(field, cellText(cell), carnets);
  // No carnet begins with zeros alone: the format filled up a short one.
  const isFilled = cell.shown === null || /^0+\D/.test(cell.shown);
  if (field === "carnet" && isFilled) return checkCarnetNumber(cell.value, carnets);
  if (field === "nombre") return fault({ kind: "no name" });
  if (field === "numeroTicket" && !isExact(cell.value)) return fault({ kind: "inexact number" });
  return checkValue(field, cellText(cell), carnets);
}

/** A carnet stored as a number, which has no leading zeros. */
function checkCarnetNumber(number: number, carnets: CarnetRules): CheckedCell {
  const readings = isExact(number) ? carnetReadings(String(number), carnets) : [];
  const [first, another] = readings;
  if (first === undefined) return fault({ kind: "carnet is another number" });
  return another === undefined
    ? { kind: "value", value: first }
    : fault({ kind: "several readings", readings });
}
