import { parseCsv } from "../csv/parse-csv.ts";
import { openList } from "../open-list.ts";
import { type RawSheet, type Unreadable, unreadable } from "../table.ts";

export type SheetsReading =
  | { readonly kind: "sheets"; readonly sheets: readonly RawSheet[] }
  | Unreadable;

/** Reads all sheets of a list's file that have rows. */
export async function readSheets(bytes: Uint8Array): Promise<SheetsReading> {
  const opened = await openList(bytes);
  return opened.kind === "unreadable" ? opened : withRows(opened.sheets);
}

/** Reads rows that were copied from a spreadsheet. */
export function readPastedRows(text: string): SheetsReading {
  const parsed = parseCsv(text);
  return parsed.kind === "unreadable" ? parsed : withRows([parsed.sheet]);
}

function withRows(sheets: readonly RawSheet[]): SheetsReading {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  return filled.length > 0 ? { kind: "sheets", sheets: filled } : empty;
}

const empty = unreadable("No tiene ninguna fila con datos. Revise que sea el archivo correcto.");
