import { tidyText } from "../../domain/text/tidy-text.ts";
import { type SameColumns, waysToForm } from "./field-names.ts";
import { type Field, fields } from "./fields.ts";
import { type HeaderFault, headerFault } from "./header-faults.ts";
import { type Cell, cellText, isBlank, type Row, textCell } from "./table.ts";

/** The columns of the fields, counted from 0; `names` are as the list writes them. */
export interface Columns {
  /** The first column of each field. */
  readonly index: Readonly<Record<Field, number>>;
  readonly names: Readonly<Record<Field, string>>;
  /** The columns that form each field: one, or several for a split name, given names first. */
  readonly parts: Readonly<Record<Field, readonly SameColumns[]>>;
  /** The names of unknown columns. */
  readonly ignored: readonly string[];
  /** Columns without a name that have values below the header. */
  readonly unnamed: readonly number[];
  readonly width: number;
}

export type Header =
  /** `headerAt` is the header's index among the rows. */
  | { readonly kind: "found"; readonly headerAt: number; readonly columns: Columns }
  | { readonly kind: "unusable"; readonly fault: HeaderFault };

/** The number of rows with titles and logos that may precede the header. */
const HEADER_WITHIN = 20;

/** Finds the header among the first rows, and the three columns in it. */
export function findHeader(rows: readonly Row[]): Header {
  const candidates = rows.slice(0, HEADER_WITHIN).map((row, headerAt) => ({
    headerAt,
    names: row.cells.map((cell) => tidyText(cellText(cell))),
  }));
  const found = candidates.find(({ names }) => fields.every((field) => has(names, field)));
  if (found) return readHeader(found.headerAt, found.names, rows.slice(found.headerAt + 1));

  const matches = (names: readonly string[]) => fields.filter((field) => has(names, field)).length;
  const nearest = candidates.toSorted((a, b) => matches(b.names) - matches(a.names))[0];
  return { kind: "unusable", fault: headerFault(nearest?.names ?? [], has) };
}

function readHeader(headerAt: number, names: readonly string[], below: readonly Row[]): Header {
  const name = (column: number) => names[column] ?? "";
  for (const field of fields) {
    const ways = clearWays(waysToForm(field, names), below);
    if (ways.length > 1) {
      const candidates = ways.map((parts) =>
        parts.flat().map((column) => ({ column, name: name(column) })),
      );
      return { kind: "unusable", fault: { kind: "ambiguous", field, candidates } };
    }
  }
  const parts = (field: Field) => waysToForm(field, names)[0] ?? [];
  const [carnet, nombre, numeroTicket] = [parts("carnet"), parts("nombre"), parts("numeroTicket")];
  const first = (of: readonly SameColumns[]) => of[0]?.[0] ?? 0;
  const called = (of: readonly SameColumns[]) => of.map(([column = 0]) => name(column)).join(" + ");
  const used = [carnet, nombre, numeroTicket].flat(2);
  const columns: Columns = {
    index: { carnet: first(carnet), nombre: first(nombre), numeroTicket: first(numeroTicket) },
    names: { carnet: called(carnet), nombre: called(nombre), numeroTicket: called(numeroTicket) },
    parts: { carnet, nombre, numeroTicket },
    ignored: names.filter((text, column) => text !== "" && !used.includes(column)),
    unnamed: unnamedColumns(names, below),
    width: names.findLastIndex((text) => text !== "") + 1,
  };
  return { kind: "found", headerAt, columns };
}

function unnamedColumns(names: readonly string[], below: readonly Row[]): number[] {
  const filled = new Set<number>();
  for (const { cells } of below) {
    for (const [column, cell] of cells.entries()) {
      if ((names[column] ?? "") === "" && !isBlank(cell)) filled.add(column);
    }
  }
  return [...filled].toSorted((a, b) => a - b);
}

const has = (names: readonly string[], field: Field) => waysToForm(field, names).length > 0;

/** Separates columns of one name that are not the same question, because people answer both. */
function clearWays(ways: readonly (readonly SameColumns[])[], below: readonly Row[]) {
  return ways.flatMap((parts) => {
    const [only = []] = parts;
    if (parts.length > 1 || only.length < 2) return [parts];
    const answers = below.map(({ cells }) => answersOf(only.map((column) => cells[column])));
    const answered = answers.filter((texts) => texts.length > 0).length;
    const differing = answers.filter((texts) => texts.length > 1).length;
    return differing * 2 > answered ? only.map((column) => [[column]]) : [parts];
  });
}

/** The different texts of these cells. */
function answersOf(cells: readonly (Cell | undefined)[]): string[] {
  return [...new Set(cells.map((cell) => tidyText(cellText(cell))))].filter((text) => text !== "");
}

/** A cell with a value, and its column. */
export interface PlacedCell {
  readonly column: number;
  readonly cell: Cell;
}

/** The cells of a field that have a value. */
export function fieldCells(row: Row, field: Field, { parts }: Columns): PlacedCell[] {
  return parts[field].flat().flatMap((column) => {
    const cell = row.cells[column];
    return cell === undefined || isBlank(cell) ? [] : [{ column, cell }];
  });
}

/** Whether the row has a value for any field. */
export function hasValues(row: Row, { parts }: Columns): boolean {
  return fields.some((field) =>
    parts[field].some((columns) => columns.some((column) => !isBlank(row.cells[column]))),
  );
}

/** Joins the parts of a field, unless one of them is odd; of the same question, takes the one answer. */
export function joinedCell(row: Row, parts: readonly SameColumns[]): Cell | undefined {
  const cells = parts.map((columns) => answerOf(columns.map((column) => row.cells[column])));
  if (cells.length < 2) return cells[0];
  const odd = cells.find((cell) => cell !== undefined && cell.kind !== "text");
  if (odd !== undefined) return odd;
  const texts = cells.map((cell) => cellText(cell).trim()).filter((text) => text !== "");
  return textCell(texts.join(" "));
}

function answerOf(cells: readonly (Cell | undefined)[]): Cell | undefined {
  const texts = answersOf(cells);
  if (texts.length < 2) return cells.find((cell) => !isBlank(cell));
  return { kind: "refused", text: texts.join(" | "), reason: { kind: "two values" } };
}
