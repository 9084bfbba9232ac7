import { plainText } from "../../domain/text/plain-text.ts";
import type { Field } from "../table/fields.ts";
import { type Cell, cellText, isBlank, type Row, textCell } from "../table/table.ts";

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

/**
 * For each column, those with the same question, itself included: in two sections of a form, where a
 * person answers one of them. Google Forms repeats the name, Microsoft Forms counts on, `Carnet2`.
 */
export function sameQuestions(names: readonly string[]): readonly (readonly number[])[] {
  const plain = names.map(plainText);
  const question = (name: string) => {
    const base = name.replace(/[2-9]$/, "");
    return base !== "" && plain.includes(base) ? base : name;
  };
  return plain.map((name, column) =>
    name === ""
      ? [column]
      : plain.flatMap((other, at) => (question(other) === question(name) ? [at] : [])),
  );
}

/** The cell of a field; a name in several columns is joined, unless one of its cells is odd. */
export function mappedCell(
  row: Row,
  field: Field,
  mapping: Mapping,
  same: readonly (readonly number[])[],
): Cell | undefined {
  const answer = (column: number) => answered(row, same[column] ?? [column]);
  if (field !== "nombre") {
    const column = mapping[field];
    return column === null ? undefined : answer(column);
  }
  // Two columns of one question are one part of the name.
  const parts = mapping.nombre
    .filter((column, at, all) => !all.slice(0, at).some((other) => same[column]?.includes(other)))
    .map(answer);
  if (parts.length < 2) return parts[0];
  const odd = parts.find((cell) => cell !== undefined && cell.kind !== "text");
  const texts = parts.map((cell) => cellText(cell).trim()).filter((text) => text !== "");
  return odd ?? textCell(texts.join(" "));
}

/** The one answer in these columns; two different ones are refused. */
function answered(row: Row, columns: readonly number[]): Cell | undefined {
  const cells = columns.map((column) => row.cells[column]).filter((cell) => !isBlank(cell));
  const texts = new Set(cells.map((cell) => cellText(cell).trim()));
  if (texts.size < 2) return cells[0];
  return { kind: "refused", text: [...texts].join(" | "), reason: { kind: "two values" } };
}
