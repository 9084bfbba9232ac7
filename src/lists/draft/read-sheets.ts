import { decodeText } from "../csv/decode-text.ts";
import { parseCsv } from "../csv/parse-csv.ts";
import { fileKind } from "../file-kind.ts";
import type { Row } from "../table/table.ts";
import type { ListSheet } from "../workbook.ts";

/** One sheet as it is in the file, before anything is known about its columns. */
export interface RawSheet {
  /** Empty for a text. */
  readonly name: string;
  readonly isHidden: boolean;
  /** Rows that are not blank. */
  readonly rows: readonly Row[];
  /** Whether a misplaced separator may have shifted the cells of a row. */
  readonly isPlainText: boolean;
}

export type SheetsReading =
  | { readonly kind: "sheets"; readonly sheets: readonly RawSheet[] }
  /** `message` is Spanish and says what to do. */
  | { readonly kind: "unreadable"; readonly message: string };

/** Reads all sheets of a list's file that have rows. */
export async function readSheets(bytes: Uint8Array): Promise<SheetsReading> {
  const kind = fileKind(bytes);
  if (kind.kind === "other") {
    return { kind: "unreadable", message: `El archivo es ${kind.name}. ${kind.advice}` };
  }
  if (kind.kind === "text") {
    const decoded = decodeText(bytes);
    return decoded === null ? unreadable : readPastedRows(decoded.text);
  }
  // Imported here, because a CSV list does not need the spreadsheet library.
  const workbook =
    kind.format === "XLSX"
      ? await (await import("../xlsx/read-xlsx.ts")).readWorkbook(bytes)
      : await (await import("../ods/read-ods.ts")).readOdsWorkbook(bytes);
  return workbook.kind === "unreadable" ? workbook : withRows(workbook.sheets.map(toRaw));
}

/** Reads a text with a separator: a CSV file, or rows that were copied from a spreadsheet. */
export function readPastedRows(text: string): SheetsReading {
  const parsed = parseCsv(text);
  if (parsed.kind === "unreadable") return parsed;
  return withRows([{ name: "", isHidden: false, rows: parsed.table.rows, isPlainText: true }]);
}

const toRaw = ({ name, hidden, table }: ListSheet): RawSheet => ({
  name,
  isHidden: hidden,
  rows: table.rows,
  isPlainText: false,
});

function withRows(sheets: readonly RawSheet[]): SheetsReading {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  return filled.length > 0 ? { kind: "sheets", sheets: filled } : empty;
}

const unreadable = {
  kind: "unreadable",
  message: "El archivo no es un texto. Guarde la lista como XLSX o CSV desde la hoja de cálculo.",
} as const;
const empty = {
  kind: "unreadable",
  message: "No tiene ninguna fila con datos. Revise que sea el archivo correcto.",
} as const;
