import { type CellValue, readXlsx, type Sheet, type Cell as XlsxCell } from "hucre/xlsx";
import { unguardCell } from "../table/formula-guard.ts";
import { columnLetters } from "../table/place.ts";
import { type Cell, isBlank, type Row, type Table, textCell } from "../table/table.ts";
import { unpack } from "../unpack.ts";
import { shownNumber } from "./shown-number.ts";

/** One sheet of a workbook, as a grid. */
export interface ListSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly table: Table;
}

export type Workbook =
  | { readonly kind: "sheets"; readonly sheets: readonly ListSheet[] }
  | { readonly kind: "unreadable"; readonly message: string };

/** Five times the largest list that was tried; a single cell far below makes a sheet this long. */
export const MOST_ROWS = 100_000;

const DAMAGED =
  "El archivo no es un libro XLSX que se pueda leer; puede estar dañado o incompleto. Ábralo en la hoja de cálculo y guárdelo de nuevo como XLSX o CSV.";

/** Reads all sheets of an XLSX workbook. A damaged file is an outcome, not an error. */
export async function readWorkbook(packed: Uint8Array): Promise<Workbook> {
  const unpacked = unpack(packed);
  if (unpacked.kind === "too large") return tooLarge;
  if (unpacked.kind === "damaged") return damaged;
  if (Object.entries(unpacked.files).some(([name, data]) => isFarSheet(name, data)))
    return tooLarge;
  let sheets: readonly Sheet[];
  try {
    ({ sheets } = await readXlsx(unpacked.archive, { readStyles: true, maxRows: MOST_ROWS + 1 }));
  } catch {
    // Any error: the library throws plain errors.
    return damaged;
  }
  if (sheets.some(({ rows }) => rows.length > MOST_ROWS)) return tooLarge;
  return { kind: "sheets", sheets: sheets.map(toListSheet) };
}

const unreadable = (message: string): Workbook => ({ kind: "unreadable", message });
const damaged = unreadable(DAMAGED);
/** For a workbook that unpacks to more bytes, or has more rows, than any list. */
export const tooLarge = unreadable(
  "El libro es mucho más grande que cualquier lista de participantes. Copie solo las filas de la lista a un libro nuevo y guárdelo.",
);

/** Whether a row's number has six digits, for which the library would create all rows above it. */
function isFarSheet(name: string, data: Uint8Array): boolean {
  return /sheet\d*\.xml$/.test(name) && /\sr="[A-Z]*\d{6}/.test(new TextDecoder().decode(data));
}

export function toListSheet(sheet: Sheet): ListSheet {
  const rows = sheet.rows.map((values, row) => ({
    line: row + 1,
    cells: values.map((value, column) => toCell(value, sheet.cells?.get(`${row},${column}`))),
    mark: markOf(sheet, row, values),
  }));
  return {
    name: sheet.name,
    hidden: sheet.hidden === true || sheet.veryHidden === true,
    table: {
      rows: rows.filter((row) => !row.cells.every(isBlank)),
      place: (line, column) => ({ line, column: columnLetters(column) }),
      plainText: false,
    },
  };
}

/** A row counts as struck through if any of its cells is. */
function markOf(sheet: Sheet, row: number, values: readonly CellValue[]): Row["mark"] {
  if (sheet.rowDefs?.get(row)?.hidden === true) return "hidden";
  const filled = values.flatMap((value, column) =>
    value === null || value === "" ? [] : [sheet.cells?.get(`${row},${column}`)],
  );
  const struck = (cell: XlsxCell | undefined) => cell?.style?.font?.strikethrough === true;
  return filled.some(struck) ? "struck" : null;
}

function toCell(value: CellValue, cell: XlsxCell | undefined): Cell {
  if (cell?.type === "error") {
    return refused(
      String(value),
      "es un error de la hoja de cálculo",
      "Corrija la fórmula o escriba el dato.",
    );
  }
  if (cell?.formula !== undefined && (value === null || value === "")) {
    return refused(
      `=${cell.formula}`,
      "es una fórmula cuyo resultado no está guardado",
      "Abra el libro en la hoja de cálculo, guárdelo de nuevo, o escriba el dato en lugar de la fórmula.",
    );
  }
  if (value === null) return textCell("");
  if (value instanceof Date) {
    return refused(
      Number.isNaN(value.getTime()) ? "fecha" : value.toISOString().slice(0, 10),
      "la hoja de cálculo lo guardó como fecha",
      "Dé formato de texto a la columna y vuelva a escribir el dato.",
    );
  }
  switch (typeof value) {
    case "number":
      return { kind: "number", value, shown: shownNumber(value, cell?.style?.numFmt) };
    case "boolean":
      return refused(
        value ? "VERDADERO" : "FALSO",
        "es un valor de verdadero o falso",
        "Escriba el dato que corresponde.",
      );
    default:
      return textCell(unguardCell(value));
  }
}

function refused(text: string, problem: string, remedy: string): Cell {
  return { kind: "refused", text, problem, remedy };
}
