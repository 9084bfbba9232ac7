import { zipSync } from "fflate";
import { type CellValue, readXlsx, type Sheet, type Cell as XlsxCell } from "hucre/xlsx";
import { dateCell, shownDays } from "../date-cell.ts";
import { unguardCell } from "../formula-guard.ts";
import { type Cell, type RawSheet, type Row, refusedCell, textCell, unreadable } from "../table.ts";
import { gridSheets, mendPackage } from "./mend-package.ts";
import { formattedNumber, formattedText, partlyStruck, type Run } from "./shown-number.ts";
import { MOST_ROWS, shownSheet, tooLarge, unpack, type Workbook } from "./workbook.ts";

const DAMAGED =
  "El archivo no es un libro XLSX que se pueda leer; puede estar dañado o incompleto. Ábralo en la hoja de cálculo, copie la lista a un libro nuevo y guárdelo como XLSX.";

/** Reads all worksheets of an XLSX workbook. A damaged file is an outcome, not an error. */
export async function readWorkbook(packed: Uint8Array): Promise<Workbook> {
  const unpacked = unpack(packed);
  if (unpacked === "too large") return tooLarge;
  if (unpacked === "damaged") return unreadable(DAMAGED);
  const files = mendPackage(unpacked);
  if (files === "far cells") return tooLarge;
  // Without compression, because only the library reads it.
  const archive = zipSync(files, { level: 0 });
  const areGrids = gridSheets(files);
  let sheets: readonly Sheet[];
  try {
    ({ sheets } = await readXlsx(archive, {
      readStyles: true,
      maxRows: MOST_ROWS + 1,
      sheets: (_, index) => areGrids[index] !== false,
    }));
  } catch {
    // Any error: the library throws plain errors.
    return unreadable(DAMAGED);
  }
  if (sheets.some(({ rows }) => rows.length > MOST_ROWS)) return tooLarge;
  const hasNotes = Object.keys(unpacked).some((name) => /comments?\d*\.xml$/i.test(name));
  return { kind: "sheets", sheets: sheets.map(toRawSheet), hasNotes };
}

function toRawSheet(sheet: Sheet): RawSheet {
  const rows = sheet.rows.map((values, row) => ({
    line: row + 1,
    cells: values.map((value, column) => toCell(value, sheet.cells?.get(`${row},${column}`))),
    mark: markOf(sheet, row, values),
  }));
  const isHidden = sheet.hidden === true || sheet.veryHidden === true;
  const hidden = (sheet.columns ?? []).flatMap((column, at) =>
    column.hidden === true || column.width === 0 ? at : [],
  );
  return shownSheet({ name: sheet.name, isHidden, rows }, new Set(hidden));
}

/** A row counts as struck through if any of its cells is. */
function markOf(sheet: Sheet, row: number, values: readonly CellValue[]): Row["mark"] {
  if (sheet.rowDefs?.get(row)?.hidden === true) return "hidden row";
  const filled = values.flatMap((value, column) =>
    value === null || value === "" ? [] : [sheet.cells?.get(`${row},${column}`)],
  );
  return filled.some(isStruck) ? "struck row" : null;
}

function isStruck(cell: XlsxCell | undefined): boolean {
  const runs = runsOf(cell).filter(({ text }) => text.trim() !== "");
  if (runs.length === 0) return cell?.style?.font?.strikethrough === true;
  return runs.every((run) => run.isStruck);
}

const runsOf = (cell: XlsxCell | undefined): Run[] =>
  cell?.richText?.map(({ text, font }) => ({ text, isStruck: font?.strikethrough === true })) ?? [];

function toCell(value: CellValue, cell: XlsxCell | undefined): Cell {
  if (cell?.type === "error" && value) {
    const text = String(value);
    return /^\d/.test(text)
      ? dateCell([text.slice(0, 10)])
      : refusedCell(text, "spreadsheet error");
  }
  // A stored "" is a result, and blank; without a stored result there is nothing.
  // Programs that compute nothing write 0, PhpSpreadsheet as a text.
  const isMissing = value === null || cell?.type === "error";
  if (cell?.formula !== undefined && (isMissing || String(value) === "0")) {
    return refusedCell(isMissing ? `=${cell.formula}` : "0", "formula without result");
  }
  if (value === null) return textCell("");
  if (value instanceof Date) return dateCell(shownDays(value.getTime()));
  switch (typeof value) {
    case "number":
      return formattedNumber(value, cell?.style?.numFmt);
    case "boolean":
      return refusedCell(value ? "VERDADERO" : "FALSO", "boolean");
    default:
      return partlyStruck(runsOf(cell)) ?? formattedText(unguardCell(value), cell?.style?.numFmt);
  }
}
