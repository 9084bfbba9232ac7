import { fieldOfHeader } from "./draft/field-names.ts";
import { HEADER_WITHIN } from "./draft/mapping.ts";
import { fileKind } from "./file-kind.ts";
import { decodeText } from "./formats/decode-text.ts";
import { parseCsv } from "./formats/parse-csv.ts";
import {
  cellText,
  isBlank,
  type RawSheet,
  type Row,
  type Unreadable,
  unreadable,
} from "./table.ts";

/** The sheets of a list that have rows. */
export type OpenedList =
  | {
      readonly kind: "sheets";
      readonly sheets: readonly RawSheet[];
      /** For people: `XLSX`, `CSV con punto y coma, Windows-1252`. */
      readonly format: string;
    }
  | Unreadable;

const delimiterNames: Readonly<Record<string, string>> = {
  ",": "coma",
  ";": "punto y coma",
  "\t": "tabulador",
};

const NOTES =
  "El libro lleva notas o comentarios en sus celdas, que no se leen: revíselos en la hoja.";

/** Opens the file of a list, whatever its name says; a text is one sheet. */
export async function openList(bytes: Uint8Array): Promise<OpenedList> {
  const kind = fileKind(bytes);
  if (typeof kind !== "string") return kind;
  if (kind === "text") return openText(bytes);
  // Imported here, because a CSV list does not need the spreadsheet library.
  const workbook =
    kind === "XLSX"
      ? await (await import("./formats/read-xlsx.ts")).readWorkbook(bytes)
      : await (await import("./formats/read-ods.ts")).readOdsWorkbook(bytes);
  if (workbook.kind === "unreadable") return workbook;
  const { sheets, hasNotes } = workbook;
  const noted = () => sheets.map((sheet) => ({ ...sheet, notices: [NOTES] }));
  return withRows(hasNotes ? noted() : sheets, kind);
}

/** Opens rows that were copied from a spreadsheet. */
export function openPasted(text: string): OpenedList {
  const parsed = parseCsv(text);
  return parsed.kind === "unreadable" ? parsed : withRows([parsed.sheet], "CSV");
}

function withRows(sheets: readonly RawSheet[], format: string): OpenedList {
  const filled = sheets.filter(({ rows }) => rows.length > 0).map(unfolded);
  return filled.length > 0
    ? { kind: "sheets", sheets: filled, format }
    : unreadable("No tiene ninguna fila con datos. Revise que sea el archivo correcto.");
}

/** A sheet whose rows are each in one cell, as where a spreadsheet took another separator than a CSV has. */
function unfolded(sheet: RawSheet): RawSheet {
  const isFolded = sheet.rows.every(
    ({ cells, mark }) => mark === null && cells.slice(1).every(isBlank),
  );
  const lines: string[] = [];
  for (const { line, cells } of sheet.rows) {
    lines[line - 1] = cellText(cells[0]).replaceAll("\n", " ");
  }
  const parsed = isFolded ? parseCsv(Array.from(lines, (line) => line ?? "").join("\n")) : null;
  if (parsed?.kind !== "sheet") return sheet;
  const { rows, isPlainText } = parsed.sheet;
  const at = rows.slice(0, HEADER_WITHIN).findIndex(isHeader);
  const width = rows[at]?.cells.length;
  // Instructions name the columns, too.
  const isList = rows.slice(at + 1).some(({ cells }) => cells.length === width);
  return isList ? { ...sheet, rows, isPlainText } : sheet;
}

const isHeader = ({ cells }: Row) =>
  cells.filter((cell) => fieldOfHeader(cellText(cell)) !== null).length > 1;

function openText(bytes: Uint8Array): OpenedList {
  const decoded = decodeText(bytes);
  if (decoded === null) {
    return unreadable(
      "El archivo no es un texto. Guarde la lista como XLSX o CSV desde la hoja de cálculo.",
    );
  }
  const { text, encoding } = decoded;
  const parsed = parseCsv(text);
  if (parsed.kind === "unreadable") return parsed;
  const delimiter = delimiterNames[parsed.delimiter] ?? `«${parsed.delimiter}»`;
  const isOld = encoding === "Macintosh" || encoding === "CP850";
  const notices = isOld
    ? [`Las tildes y eñes se leyeron como ${encoding}: mire que los nombres estén bien.`]
    : [];
  return withRows([{ ...parsed.sheet, notices }], `CSV con ${delimiter}, ${encoding}`);
}
