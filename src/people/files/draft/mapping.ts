import { type PersonField, perField } from "#people/model/carnet/participant.ts";
import {
  type Cell,
  cellText,
  isBlank,
  type Row,
  refusedCell,
  textCell,
  widthOf,
} from "../table.ts";
import {
  answersOf,
  fieldOfHeader,
  isKnownName,
  type SameColumns,
  sameQuestions,
} from "./field-names.ts";

/** The number of rows among which the header is, below titles, logos and instructions. */
export const HEADER_WITHIN = 60;

/** The number of rows whose values say what columns hold. */
export const SAMPLE = 200;

/** The columns of a sheet that hold each field, counted from 0. */
export interface Mapping extends Readonly<Record<Exclude<PersonField, "nombre">, number | null>> {
  /** The index of the row with the columns' names; `null` if the first row is a person already. */
  readonly headerAt: number | null;
  /** The columns whose values form the name, in this order. */
  readonly nombre: readonly number[];
}

/**
 * The names of the columns, as many as the widest row has. Of a heading over two rows or three, where «Nombre»
 * stands over «Nombres» and «Apellidos», the lower row counts, and the upper one fills it. Both count where only
 * both mean a field, as «Entrada» over «No.» and «Lugar» does.
 */
export function columnNames(
  rows: readonly Row[],
  { headerAt }: Pick<Mapping, "headerAt">,
  mostAbove = 2,
): string[] {
  const header = headerAt === null ? undefined : rows[headerAt];
  const overAt = (headerAt ?? 0) - 1;
  const over = mostAbove > 0 ? rows[overAt] : undefined;
  const filled = header?.line === (over?.line ?? 0) + 1 ? (over?.cells.filter(isFilled) ?? []) : [];
  const isTitle = filled.length === 1;
  const upper = filled.length > 0 ? columnNames(rows, { headerAt: overAt }, mostAbove - 1) : [];
  // The upper name that spans the column.
  let spanning = "";
  return Array.from({ length: widthOf(rows) }, (_, column) => {
    const own = cellText(header?.cells[column]).trim();
    const above = upper[column] ?? "";
    spanning = above || spanning;
    if (isTitle) return own;
    const both = `${own} ${spanning}`.trim();
    if (own === "") return above;
    const isOfTicket = fieldOfHeader(own) === "tipo" && fieldOfHeader(spanning) === "numeroTicket";
    return isOfTicket || (!isKnownName(own) && isKnownName(both)) ? both : own;
  });
}

const isFilled = (cell: Cell) => !isBlank(cell);

/** The rows with people. */
export function rowsBelow(rows: readonly Row[], { headerAt }: Pick<Mapping, "headerAt">) {
  return headerAt === null ? rows : rows.slice(headerAt + 1);
}

/** The columns of a sheet, named and assigned. */
export type Columns = ReturnType<typeof columnsOf>;

export function columnsOf(rows: readonly Row[], mapping: Mapping) {
  const names = columnNames(rows, mapping);
  const below = rowsBelow(rows, mapping);
  const same = sameQuestions(names, below);
  const partsOf = (columns: readonly number[]) =>
    columns
      .filter((column, at) => !columns.slice(0, at).some((other) => same[column]?.includes(other)))
      .map((column) => same[column] ?? [column]);
  const columns = perField((field) => [mapping[field] ?? []].flat());
  const parts = perField((field) => partsOf(columns[field]));
  return {
    names,
    below,
    /** The number of columns up to the last that has a name; 0 for one name alone, which is a title. */
    width: names.filter(Boolean).length > 1 ? names.findLastIndex(Boolean) + 1 : 0,
    /** For each column, those with the same question, itself included. */
    same,
    /** The columns that form each field, those of one question together. */
    parts,
    /** All columns that are read. */
    used: new Set(Object.values(parts).flat(2)),
    /** The name of each field in the list, such as `Nombres + Apellidos`. */
    called: perField((field) => columns[field].map((column) => names[column] ?? "").join(" + ")),
  };
}

/** The cells of a field that have a value, with their columns. */
export function fieldCells(row: Row, parts: readonly SameColumns[]) {
  return parts.flat().flatMap((column) => {
    const cell = row.cells[column];
    return cell === undefined || isBlank(cell) ? [] : [{ column, cell }];
  });
}

/**
 * Joins the parts of a field, unless one of them is not text; of columns with the same question,
 * takes the only answer.
 */
export function joinedCell(row: Row, parts: readonly SameColumns[]): Cell | undefined {
  const cells = parts.map((columns) => answerOf(columns.map((column) => row.cells[column])));
  if (cells.length < 2) return cells[0];
  const odd = cells.find((cell) => cell !== undefined && cell.kind !== "text");
  if (odd !== undefined) return odd;
  const texts = cells.map((cell) => cellText(cell).trim()).filter((text) => text !== "");
  return textCell(texts.join(" "));
}

function answerOf(cells: readonly (Cell | undefined)[]): Cell | undefined {
  if (cells.length === 1) return cells[0];
  const texts = answersOf(cells);
  if (texts.length < 2) return cells.find((cell) => !isBlank(cell));
  return refusedCell(texts.join(" | "), "two values");
}
