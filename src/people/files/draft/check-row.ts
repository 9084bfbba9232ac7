import { type CheckedValue, carnetByKind, checkValue } from "#people/model/carnet/check-person.ts";
import { fields, type PersonField, perField } from "#people/model/carnet/participant.ts";
import {
  type CarnetRules,
  carnetReadings,
  isExact,
  isWrittenCarnet,
} from "#people/model/carnet/read-carnet.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { withInitials } from "#platform/text/with-initials.ts";
import { carnetsOfWrittenDay } from "../date-cell.ts";
import { type CellDoubt, faultOf, type ListFault, type Reason, rowFault } from "../list-fault.ts";
import {
  type Cell,
  cellText,
  isBlank,
  placeIn,
  type RawSheet,
  type Row,
  textCell,
} from "../table.ts";
import type { Basis, DraftRow } from "./draft.ts";
import { type Columns, fieldCells, joinedCell } from "./mapping.ts";

/** A row while it is being checked. */
export type Checking = { -readonly [Key in keyof DraftRow]: DraftRow[Key] } & {
  values: Partial<Record<PersonField, string>>;
  faults: ListFault[];
  doubts: ListFault[];
};

/** Checks the three values of one row, from the sheet or as typed since. */
export function checkRow(
  sheet: RawSheet,
  row: Row,
  columns: Columns,
  { edits, prefix, carnets }: Basis,
): Checking {
  const typed = edits.typed[row.line] ?? {};
  const cells = perField((field) => {
    const text = typed[field];
    return text === undefined ? joinedCell(row, columns.parts[field]) : textCell(text);
  });
  const checking: Checking = {
    line: row.line,
    written: perField((field) => ({
      place: placeIn(sheet, row.line, columnOf(row, field, columns)),
      field,
      column: columns.called[field],
      // On one line, as fields show it.
      value: cellText(cells[field])
        .trim()
        .replace(/\s*\n\s*/g, " "),
    })),
    values: {},
    status: fields.every((field) => isBlank(cells[field])) ? "empty" : "listed",
    instead: null,
    faults: [],
    doubts: markDoubts(sheet, row, columns),
    reverted: [],
    isNumbered: prefix !== null && isBlank(cells.numeroTicket),
  };
  // In a row of blank cells and formulas that were never computed, missing values are not faults.
  const mayBeBlank = fields.every((field) => isBlank(cells[field]) || isUncomputed(cells[field]));
  for (const field of fields) {
    const value = checking.written[field];
    const doubts = typed[field] === undefined ? cellDoubts(row, field, columns) : [];
    checking.doubts.push(...doubts.map((doubt) => ({ ...value, ...doubt })));
    if (field === "numeroTicket" && checking.isNumbered) continue;
    const checked = checkCell(field, cells[field], carnets);
    if (checked.kind === "value") {
      const isInitialled = edits.initials && field === "nombre" && typed.nombre === undefined;
      checking.values[field] = isInitialled ? withInitials(checked.value) : checked.value;
    } else if (checked.reason.kind !== "missing" || !mayBeBlank) {
      checking.faults.push(faultOf(value, checked.reason, checked.proposal));
    }
  }
  standIn(checking);
  return checking;
}

/** Only a participant needs a carnet. */
function standIn({ values, faults, written, status }: Checking): void {
  const at = faults.findIndex(({ field }) => field === "carnet");
  if (status === "empty" || (at >= 0 && faults[at]?.reason.kind !== "missing")) return;
  const carnet = carnetByKind(values);
  if (carnet !== null) {
    values.carnet = carnet;
    if (at >= 0) faults.splice(at, 1);
  } else if (values.carnet !== undefined) {
    delete values.carnet;
    faults.push(faultOf(written.carnet, { kind: "missing", field: "carnet" }));
  }
}

function markDoubts(sheet: RawSheet, row: Row, { parts }: Columns): ListFault[] {
  if (row.mark === null) return [];
  const texts = fields.map((field) => cellText(joinedCell(row, parts[field])));
  const text = texts.filter((each) => each !== "").join(" | ");
  const place = placeIn(sheet, row.line, parts.carnet[0]?.[0] ?? 0);
  return [rowFault(place, text, { kind: row.mark })];
}

/** The column of the field's first value, or its first column where it has none. */
function columnOf(row: Row, field: PersonField, { parts }: Columns): number {
  const [first = []] = parts[field];
  const [column = 0, another] = first;
  return another === undefined ? column : (fieldCells(row, parts[field])[0]?.column ?? column);
}

/** The doubts about the field's cells themselves. */
function cellDoubts(row: Row, field: PersonField, { parts }: Columns): CellDoubt[] {
  const cells = fieldCells(row, parts[field]).map(({ cell }) => cell);
  const doubts = cells.flatMap((cell) => {
    if (cell.kind === "refused" || cell.doubt === null) return [];
    // A carnet as a number is complete or a fault, however the sheet shows it.
    return field === "carnet" && cell.kind === "number" ? [] : [cell.doubt];
  });
  const broken = cells.map(linesOf).filter((lines) => lines.length > 1);
  const areSeveral =
    field === "numeroTicket" ? broken.length > 0 : field === "nombre" && areNames(broken);
  return areSeveral ? [...doubts, { reason: { kind: "several people" }, proposal: null }] : doubts;
}

const linesOf = (cell: Cell | undefined) =>
  cellText(cell).split("\n").map(tidyText).filter(Boolean);

/** Whether the lines of a name's cells are several people's: whole names, or halves in two columns. */
const areNames = (cells: readonly (readonly string[])[]) =>
  cells.length > 1 ||
  cells.some((lines) => lines.filter((line) => /^\p{L}.* /u.test(line)).length > 1);

function isUncomputed(cell: Cell | undefined): boolean {
  return cell?.kind === "refused" && cell.reason.kind === "formula without result";
}

/** A cell's normalised value, or its fault and, for a damaged text, the value that is meant. */
type CheckedCell =
  | CheckedValue
  | { readonly kind: "fault"; readonly reason: Reason; readonly proposal: string | null };

const fault = (reason: Reason): CheckedCell => ({ kind: "fault", reason, proposal: null });

/** Checks one cell of a column: what a spreadsheet made of it, then the rule for its text. */
function checkCell(field: PersonField, cell: Cell | undefined, carnets: CarnetRules): CheckedCell {
  if (cell?.kind === "refused") {
    const isNoCarnet = field !== "carnet" && cell.reason.kind === "several readings";
    return fault(isNoCarnet ? { kind: "date" } : cell.reason);
  }
  if (cell?.kind !== "number") {
    const written = cellText(cell);
    // Lists have zeros alone for somebody without a carnet.
    const text = field === "carnet" && /^[0\s-]+$/.test(written) ? "" : written;
    const checked = checkValue(field, text, carnets);
    if (checked.kind === "fault" && checked.reason.kind === "no carnet") {
      const parts = text.trim().split(/(?:[\s/;,|&+]|(?<=\s)[ye](?=\s))+/);
      const isOne = text.replace(/\D/g, "").length <= carnets.mostDigits;
      if (
        !isOne &&
        new Set(parts).size > 1 &&
        parts.every((part) => isWrittenCarnet(part, carnets))
      )
        return fault({ kind: "several people" });
    }
    const days = field === "carnet" && checked.kind === "fault" ? carnetsOfWrittenDay(text) : [];
    if (days.length > 0) return fault({ kind: "several readings", readings: days, isDate: true });
    const isDay = field === "carnet" && checked.kind === "value" && slashedDay.test(text.trim());
    return isDay ? slashedCarnet(checked.value) : checked;
  }
  // A format has filled up a number with zeros: no carnet has zeros alone in its first group.
  const isFilled = cell.shown === null || /^0+\D/.test(cell.shown);
  if (field === "carnet" && isFilled) return checkCarnetNumber(cell.value, carnets);
  if (field === "nombre") return fault({ kind: "no name" });
  if (field === "numeroTicket" && !isExact(cell.value)) return fault({ kind: "inexact number" });
  return checkValue(field, cellText(cell), carnets);
}

const slashedDay = /^\d{4}\/(?:0[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])$/;

/** A carnet with slashes may be a date that a program made of it. Then `2490/12/7` may have been `2490-12-07`. */
function slashedCarnet(carnet: string): CheckedCell {
  const [short, long] = [carnet.replace(/-0(?=\d$)/, "-"), carnet.replace(/-(?=\d$)/, "-0")];
  return short === long
    ? fault({ kind: "slashed carnet" })
    : fault({ kind: "several readings", readings: [short, long] });
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
