import { fieldOfHeader } from "../draft/field-names.ts";
import { HEADER_WITHIN } from "../draft/find-columns.ts";

const delimiters = [",", ";", "\t", "|"] as const;
const HEADER_LETTERS = 50_000;

/** The delimiter of a text, and the text without the line that names it. */
export interface Delimited {
  readonly delimiter: string;
  readonly text: string;
}

/**
 * Finds the delimiter of a CSV text whose lines end in `\n`: the one in Excel's `sep=` line, else the
 * one that yields most known column names in a line, else the commonest in the first line. A `sep=`
 * line is emptied instead of removed, so that line numbers stay correct.
 */
export function findDelimiter(text: string): Delimited {
  const declared = /^"?sep=([^\n"])"?[,;\t]*(?=\n|$)/i.exec(text);
  if (declared?.[1] !== undefined) {
    return { delimiter: declared[1], text: text.slice(declared[0].length) };
  }
  const lines = text.slice(0, HEADER_LETTERS).split("\n", HEADER_WITHIN);
  const best = delimiters
    .map((delimiter) => ({
      delimiter,
      known: Math.max(...lines.map((line) => knownNames(line, delimiter))),
      count: (lines.find((line) => line.trim() !== "") ?? "").split(delimiter).length,
    }))
    .toSorted((a, b) => b.known - a.known || b.count - a.count)[0];
  return { delimiter: best?.delimiter ?? ",", text };
}

function knownNames(line: string, delimiter: string): number {
  return line.split(delimiter).filter((name) => fieldOfHeader(name) !== null).length;
}
