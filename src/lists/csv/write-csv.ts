import { fields, type Participant } from "../../domain/carnet/participant.ts";
import { guardCell } from "../table/formula-guard.ts";

/**
 * The comma, because spreadsheets in Guatemala's Spanish use it as list separator (Spain uses the
 * semicolon). Excel's `sep=` line is no alternative: with it, Excel ignores the byte order mark.
 */
const DELIMITER = ",";
const ENCODING_MARK = "\ufeff";

const HEADER = `${ENCODING_MARK}${fields.join(DELIMITER)}\r\n`;

/**
 * A CSV list that `importar` reads back unchanged: UTF-8 with byte order mark, CRLF, and no cell that a
 * spreadsheet would evaluate as a formula.
 */
export function csvText(participants: readonly Participant[]): string {
  return HEADER + participants.map(csvLine).join("");
}

/** A CSV table with other columns; the caller escapes its cells. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return ENCODING_MARK + rows.map(lineOf).join("");
}

function csvLine(participant: Participant): string {
  return lineOf(fields.map((field) => guardCell(participant[field])));
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(DELIMITER)}\r\n`;
}

function quoteCell(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
