import type { Columns } from "../table/columns.ts";
import { type Field, fields } from "../table/fields.ts";
import { cellText, type Row } from "../table/table.ts";
import type { ListFault } from "./fault.ts";

/** The values of a row as the list has them; `line` counts from 1. */
export interface WrittenRow extends Readonly<Record<Field, string>> {
  readonly line: number;
}

/** The rows with a fault. */
export function faultyRows(
  rows: readonly Row[],
  { index, nameParts }: Columns,
  faults: readonly ListFault[],
): WrittenRow[] {
  const lines = new Set(faults.map(({ place }) => place.line));
  const columnsOf = (field: Field) => (field === "nombre" ? nameParts : [index[field]]);
  return rows
    .filter(({ line }) => lines.has(line))
    .map(({ line, cells }) => {
      const text = (field: Field) =>
        columnsOf(field)
          .map((column) => cellText(cells[column]).trim())
          .filter((part) => part !== "")
          .join(" ");
      const [carnet = "", nombre = "", numeroTicket = ""] = fields.map(text);
      return { line, carnet, nombre, numeroTicket };
    });
}
