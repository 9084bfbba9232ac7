import type { ListFault } from "../faults/list-fault.ts";
import { type Columns, joinedCell } from "../table/columns.ts";
import { type Field, fields } from "../table/fields.ts";
import { cellText, type Row } from "../table/table.ts";

/** The values of a row as the list has them; `line` counts from 1. */
export interface WrittenRow extends Readonly<Record<Field, string>> {
  readonly line: number;
}

/** The rows with a fault. */
export function faultyRows(
  rows: readonly Row[],
  columns: Columns,
  faults: readonly ListFault[],
): WrittenRow[] {
  const lines = new Set(faults.map(({ place }) => place.line));
  return rows
    .filter(({ line }) => lines.has(line))
    .map((row) => {
      const text = (field: Field) => cellText(joinedCell(row, columns.parts[field])).trim();
      const [carnet = "", nombre = "", numeroTicket = ""] = fields.map(text);
      return { line: row.line, carnet, nombre, numeroTicket };
    });
}
