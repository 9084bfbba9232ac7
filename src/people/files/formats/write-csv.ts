import { type Participant, shownIn, usedFields } from "#people/model/carnet/participant.ts";
import { guardCell } from "../formula-guard.ts";

/**
 * The comma, because spreadsheets in Guatemala's Spanish use it as list separator (Spain uses the
 * semicolon). Excel's `sep=` line is no alternative: with it, Excel ignores the byte order mark.
 */
const DELIMITER = ",";
const ENCODING_MARK = "\ufeff";

/**
 * A CSV list that `importar` reads back unchanged: UTF-8 with byte order mark, CRLF, and no cell that a
 * spreadsheet would evaluate as a formula.
 */
export function csvText(participants: readonly Participant[]): string {
  const fields = usedFields(participants);
  const rowOf = (each: Participant) => fields.map((field) => guardCell(shownIn(each, field)));
  return csvTable([fields, ...participants.map(rowOf)]);
}

/** A CSV table for spreadsheets; the caller escapes what they would evaluate. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `${cells.map(quoteCell).join(DELIMITER)}\r\n`);
  return ENCODING_MARK + lines.join("");
}

function quoteCell(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
