import type { ListFault } from "../faults/list-fault.ts";
import type { Reason } from "../faults/reason.ts";
import { type Columns, fieldCells, joinedCell } from "../table/columns.ts";
import { type Field, fields } from "../table/fields.ts";
import { columnLetters, type Place } from "../table/place.ts";
import {
  type CellDoubt,
  cellText,
  isBlank,
  placeIn,
  type RawSheet,
  type Row,
} from "../table/table.ts";
import { checkCell } from "./check-cells.ts";

/** A value as the list has it. */
export interface WrittenCell {
  readonly place: Place;
  readonly field: Field;
  /** The column's name. */
  readonly column: string;
  readonly text: string;
}

export interface CheckedRow {
  readonly written: Readonly<Record<Field, WrittenCell>>;
  /** The normalised values; none for a faulty cell. */
  readonly values: Partial<Record<Field, string>>;
  readonly faults: readonly ListFault[];
  /** The doubts about its cells as such. */
  readonly doubts: readonly ListFault[];
}

/** Checks the three values of one row. */
export function checkRow(sheet: RawSheet, row: Row, columns: Columns): CheckedRow {
  const values: Partial<Record<Field, string>> = {};
  const faults: ListFault[] = [];
  const doubts: ListFault[] = [];
  const written = (field: Field): WrittenCell => ({
    place: placeIn(sheet, row.line, columnOf(row, field, columns)),
    field,
    column: columns.names[field],
    text: cellText(joinedCell(row, columns.parts[field])),
  });
  for (const field of fields) {
    for (const doubt of cellDoubts(row, field, columns)) {
      doubts.push({ ...cellFault(written(field), doubt.reason), ...doubt });
    }
    const checked = checkCell(field, joinedCell(row, columns.parts[field]));
    if (checked.kind === "value") {
      values[field] = checked.value;
      continue;
    }
    if (checked.reason.kind === "missing" && onlyUncomputed(row, columns)) continue;
    const column = columnOf(row, field, columns);
    const reason = withCell(checked.reason, `${columnLetters(column)}${row.line}`);
    faults.push({ ...cellFault(written(field), reason), proposal: checked.proposal });
  }
  return {
    written: {
      carnet: written("carnet"),
      nombre: written("nombre"),
      numeroTicket: written("numeroTicket"),
    },
    values,
    faults,
    doubts,
  };
}

/** A fault of one cell. */
export function cellFault({ place, field, column, text }: WrittenCell, reason: Reason): ListFault {
  return { place, field, column, value: text, reason, proposal: null };
}

/** The column of the field's first value, or its first column where it has none. */
function columnOf(row: Row, field: Field, columns: Columns): number {
  const [first] = columns.parts[field];
  if (first?.length === 1) return columns.index[field];
  return fieldCells(row, field, columns)[0]?.column ?? columns.index[field];
}

/** The doubts about the field's cells as such. */
function cellDoubts(row: Row, field: Field, columns: Columns): CellDoubt[] {
  const found: CellDoubt[] = [];
  for (const part of columns.parts[field]) {
    for (const column of part) {
      const cell = row.cells[column];
      if (cell === undefined || cell.kind === "refused" || cell.doubt === null) continue;
      // A carnet as a number is complete or a fault, however the sheet shows it.
      if (field === "carnet" && cell.kind === "number") continue;
      found.push(cell.doubt);
    }
  }
  return found;
}

/** Whether the row has formulas that were never computed and nothing else: it may be blank. */
function onlyUncomputed(row: Row, columns: Columns): boolean {
  const filled = fields
    .flatMap((field) => fieldCells(row, field, columns))
    .filter(({ cell }) => !isBlank(cell));
  return filled.every(
    ({ cell }) => cell.kind === "refused" && cell.reason.kind === "formula without result",
  );
}

/** Says where a formula finds the carnet's digits, if the number still has all of them. */
function withCell(reason: Reason, cell: string): Reason {
  if (reason.kind === "carnet without zeros") return { ...reason, cell };
  if (reason.kind !== "damaged carnet") return reason;
  return reason.damage === "decimals" || reason.damage === "thousands"
    ? { ...reason, cell }
    : reason;
}
