import { carnetPlaceholder } from "../../domain/carnet/carnet.ts";
import { carnetGroups } from "../../domain/carnet/edition-groups.ts";
import { mostDigits } from "../../domain/carnet/read-carnet.ts";
import type { Columns } from "../table/columns.ts";
import { type Field, fields } from "../table/fields.ts";
import { columnLetters, type Place } from "../table/place.ts";
import { type Cell, cellText, type Row, type Table, textCell } from "../table/table.ts";
import { checkCell } from "./check-cells.ts";
import type { ListFault } from "./fault.ts";

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
}

/** Checks the three values of one row. */
export function checkRow(table: Table, row: Row, columns: Columns): CheckedRow {
  const values: Partial<Record<Field, string>> = {};
  const faults: ListFault[] = [];
  const written = (field: Field): WrittenCell => ({
    place: table.place(row.line, columns.index[field]),
    field,
    column: columns.names[field],
    text: cellText(cellOf(row, field, columns)),
  });
  for (const field of fields) {
    const checked = checkCell(field, cellOf(row, field, columns));
    if (checked.kind === "value") {
      values[field] = checked.value;
      continue;
    }
    const { place, column, text } = written(field);
    const { problem, remedy, numeric } = checked;
    const formula = numeric === true ? mendingFormula(row.line, columns.index[field]) : null;
    faults.push({ place, field, column, value: text, problem, remedy, formula });
  }
  return {
    written: {
      carnet: written("carnet"),
      nombre: written("nombre"),
      numeroTicket: written("numeroTicket"),
    },
    values,
    faults,
  };
}

/** Joins a name from several columns, unless one of its cells is faulty. */
export function cellOf(row: Row, field: Field, { index, nameParts }: Columns): Cell | undefined {
  if (field !== "nombre" || nameParts.length === 1) return row.cells[index[field]];
  const parts = nameParts.map((column) => row.cells[column]);
  const odd = parts.find((cell) => cell !== undefined && cell.kind !== "text");
  const text = parts.map((cell) => cellText(cell).trim()).filter((part) => part !== "");
  return odd ?? textCell(text.join(" "));
}

/**
 * The formula for a whole column that formats carnets with the zeros and dashes that their numbers
 * lost.
 */
function mendingFormula(line: number, column: number): string {
  const cell = `${columnLetters(column)}${line}`;
  const pattern = carnetPlaceholder(carnetGroups());
  return (
    `Si todos los carnets tienen ${mostDigits()} números, una columna nueva con =TEXTO(${cell};"${pattern}") los devuelve enteros: ` +
    "copie la fórmula hacia abajo y pegue el resultado como valores " +
    "(si la hoja la rechaza, use coma en lugar de punto y coma, o TEXT si está en inglés)."
  );
}
