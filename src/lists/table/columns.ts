import { readCarnet } from "../../domain/carnet/read-carnet.ts";
import { plainText } from "../../domain/text/plain-text.ts";
import { columnsOf, nameParts } from "./field-names.ts";
import { type Field, fields } from "./fields.ts";
import { cellText, isBlank, type Row } from "./table.ts";

/** The columns of the fields, counted from 0; `names` are as the list writes them. */
export interface Columns {
  readonly index: Readonly<Record<Field, number>>;
  readonly names: Readonly<Record<Field, string>>;
  /** The columns that form a name, given names first; a single one unless the name is split. */
  readonly nameParts: readonly number[];
  /** The names of unknown columns. */
  readonly ignored: readonly string[];
  /** Columns without a name that have values below the header. */
  readonly unnamed: readonly number[];
  readonly width: number;
}

export type Header =
  /** `headerAt` is the header's index among the rows. */
  | { readonly kind: "found"; readonly headerAt: number; readonly columns: Columns }
  | { readonly kind: "unusable"; readonly message: string };

/** The number of rows with titles and logos that may precede the header. */
const HEADER_WITHIN = 20;

/** Finds the header among the first rows, and the three columns in it. */
export function findHeader(rows: readonly Row[]): Header {
  const candidates = rows.slice(0, HEADER_WITHIN).map((row, headerAt) => ({
    headerAt,
    names: row.cells.map((cell) => cellText(cell).trim()),
  }));
  const found = candidates.find(({ names }) => fields.every((field) => has(names, field)));
  if (found) return readHeader(found.headerAt, found.names, rows.slice(found.headerAt + 1));

  const matches = (names: readonly string[]) => fields.filter((field) => has(names, field)).length;
  const nearest = candidates.toSorted((a, b) => matches(b.names) - matches(a.names))[0];
  return { kind: "unusable", message: missingColumns(nearest?.names ?? []) };
}

function readHeader(headerAt: number, names: readonly string[], below: readonly Row[]): Header {
  const at = (field: Field) => placesOf(names, field);
  for (const field of fields) {
    const twice = at(field).map((column) => names[column] ?? "");
    // The parts of a split name count as one, unless a part is repeated.
    const parts = field === "nombre" && nameParts(names).length > 0;
    const most = parts ? new Set(twice.map(plainText)).size : 1;
    if (twice.length > most) return { kind: "unusable", message: ambiguousColumns(field, twice) };
  }
  const parts = at("nombre");
  const [carnet = 0, nombre = 0, numeroTicket = 0] = fields.map((field) => at(field)[0]);
  const used = [carnet, numeroTicket, ...parts];
  const name = (column: number) => names[column] ?? "";
  const width = names.findLastIndex((text) => text !== "") + 1;
  const columns: Columns = {
    index: { carnet, nombre, numeroTicket },
    names: {
      carnet: name(carnet),
      nombre: parts.map(name).join(" + "),
      numeroTicket: name(numeroTicket),
    },
    nameParts: parts,
    ignored: names.filter((text, column) => text !== "" && !used.includes(column)),
    unnamed: unnamedColumns(names, below),
    width,
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

/** The columns of a field; a split name has several. */
function placesOf(names: readonly string[], field: Field): number[] {
  const parts = field === "nombre" ? nameParts(names) : [];
  return parts.length > 0 ? parts : columnsOf(field, names);
}

const has = (names: readonly string[], field: Field) => placesOf(names, field).length > 0;

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(", ");

function missingColumns(names: readonly string[]): string {
  const present = names.filter((name) => name !== "");
  const missing = fields.filter((field) => !has(present, field));
  const data = present.some((name) => readCarnet(name).kind === "carnet");
  return [
    ...(data ? ["La lista empieza con los datos de una persona, sin encabezado."] : []),
    `Faltan columnas: ${quoted(missing)}.`,
    `Columnas encontradas: ${present.length > 0 ? quoted(present) : "ninguna"}.`,
    `La primera fila debe llevar los nombres ${quoted(fields)}, en cualquier orden.`,
  ].join(" ");
}

function ambiguousColumns(field: Field, names: readonly string[]): string {
  return `Hay ${names.length} columnas que pueden ser «${field}»: ${quoted(names)}. Deje una sola, o cambie el nombre de las otras.`;
}
