import type { Participant } from "../../domain/carnet/participant.ts";
import { fields } from "../table/fields.ts";
import { guardCell } from "../table/formula-guard.ts";

/**
 * The comma, because spreadsheets set to Spanish of Guatemala take it for the list separator (Spain
 * takes the semicolon). Excel's `sep=` line is no way out: with it, Excel ignores the encoding mark.
 */
const DELIMITER = ",";
const ENCODING_MARK = "\ufeff";

/** Participants written between two visits to the disk. */
const BATCH = 1000;

const HEADER = `${ENCODING_MARK}${fields.join(DELIMITER)}\r\n`;

/**
 * A CSV list that `importar` takes back unchanged, in pieces: UTF-8 with the mark by which
 * spreadsheets know it, CRLF, and no cell that a spreadsheet would run as a formula.
 */
export async function* csvFile(
  participants: Iterable<Participant> | AsyncIterable<Participant>,
): AsyncGenerator<string> {
  let piece = HEADER;
  let inPiece = 0;
  for await (const participant of participants) {
    piece += csvLine(participant);
    inPiece += 1;
    if (inPiece < BATCH) continue;
    yield piece;
    piece = "";
    inPiece = 0;
  }
  yield piece;
}

/** The same in one piece, of a list that is at hand. */
export function csvText(participants: readonly Participant[]): string {
  return HEADER + participants.map(csvLine).join("");
}

/** A table of other columns, in the same form; its cells are guarded by the caller. */
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
