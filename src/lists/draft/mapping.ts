import type { Field } from "../table/fields.ts";
import { type Cell, cellText, type Row, textCell } from "../table/table.ts";

/** Which columns of a sheet hold what; columns count from 0. */
export interface Mapping {
  /** The index of the row with the columns' names; `null` if the first row is a person already. */
  readonly headerAt: number | null;
  readonly carnet: number | null;
  /** The columns that form a name, in this order. */
  readonly nombre: readonly number[];
  /** `null` if the list has no tickets. */
  readonly numeroTicket: number | null;
}

/** The names of the columns, as many as the widest row has. */
export function columnNames(
  rows: readonly Row[],
  { headerAt }: Pick<Mapping, "headerAt">,
): string[] {
  const header = headerAt === null ? undefined : rows[headerAt];
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, column) => cellText(header?.cells[column]).trim());
}

/** The rows with people. */
export function rowsBelow(rows: readonly Row[], { headerAt }: Pick<Mapping, "headerAt">) {
  return headerAt === null ? rows : rows.slice(headerAt + 1);
}

/** The cell of a field; a name in several columns is joined, unless one of its cells is odd. */
export function mappedCell(row: Row, field: Field, mapping: Mapping): Cell | undefined {
  if (field !== "nombre") {
    const column = mapping[field];
    return column === null ? undefined : row.cells[column];
  }
  const parts = mapping.nombre.map((column) => row.cells[column]);
  if (parts.length === 1) return parts[0];
  const odd = parts.find((cell) => cell !== undefined && cell.kind !== "text");
  const texts = parts.map((cell) => cellText(cell).trim()).filter((text) => text !== "");
  return odd ?? textCell(texts.join(" "));
}
