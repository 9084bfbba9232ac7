import { CsvError, parse } from "csv-parse/sync";
import { fieldOfHeader } from "../draft/field-names.ts";
import { HEADER_WITHIN } from "../draft/mapping.ts";
import { unguardCell } from "../formula-guard.ts";
import { type Row, saysNothing, textCell, unreadable } from "../table.ts";

/** More than any list has; without a limit, lines could fill the memory. */
const MOST_LINES = 200_000;
const LONGEST_LINE = 100_000;
const TOO_LARGE =
  "El archivo de texto es mucho más grande que cualquier lista de participantes. Deje en él solo las filas de la lista.";

/** Parses a CSV text with any line breaks and the delimiter of its header. Blank rows are omitted. */
export function parseCsv(source: string) {
  // Line breaks are unified, so that the parser's line count is correct for all of them.
  const { text, delimiter } = findDelimiter(source.replace(/\r\n?/g, "\n"));
  const lines = text.split("\n");
  if (lines.length > MOST_LINES || lines.some(({ length }) => length > LONGEST_LINE)) {
    return unreadable(TOO_LARGE);
  }
  const rows: Row[] = [];
  try {
    parse(text, {
      delimiter,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record(record, { lines: end }) {
        const cells = record.map((cell) => textCell(unguardCell(unwrapTextFormula(cell))));
        // A record counts from its first line; its quoted line breaks lie before its end.
        const row = { line: end - lineBreaks(record), cells, mark: null };
        if (!saysNothing(row)) rows.push(row);
        return null;
      },
    });
    const about = { name: "", isHidden: false, notices: [], hiddenNames: [], isPlainText: true };
    const sheet = { ...about, rows };
    return { kind: "sheet", delimiter, sheet } as const;
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    return unreadable(explain(cause));
  }
}

function lineBreaks(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}

/** Excel users and programs write `="0042"` to keep leading zeros; the intended value is 0042. */
function unwrapTextFormula(cell: string): string {
  return /^="((?:[^"]|"")*)"$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
}

function explain(error: CsvError): string {
  return error.code === "CSV_QUOTE_NOT_CLOSED"
    ? `Unas comillas (") se abren y no se cierran antes del final del archivo. Busque la celda que empieza con comillas, ciérrelas o quítelas.`
    : `Línea ${error.lines}: las comillas no están bien puestas. Dentro de una celda entre comillas, escriba cada comilla dos veces (""), o guarde la lista como XLSX.`;
}

const delimiters = [",", ";", "\t", "|"] as const;
const HEADER_LETTERS = 50_000;

/**
 * Finds the delimiter of a CSV text whose lines end in `\n`: the one in Excel's `sep=` line, else the
 * one that yields most known column names in a line, else the commonest in the first line. A `sep=`
 * line is emptied instead of removed, so that line numbers stay correct.
 */
function findDelimiter(text: string) {
  const declared = /^"?sep=([^\n"])"?[,;\t]*(?=\n|$)/i.exec(text);
  if (declared?.[1] !== undefined) {
    return { delimiter: declared[1], text: text.slice(declared[0].length) };
  }
  // A quoted name may have delimiters of its own, and go on in the next line.
  const undivided = (cell: string) => cell.replace(/[\n,;\t|]/g, " ");
  const head = text.slice(0, HEADER_LETTERS).replace(/"[^"]*"/g, undivided);
  const lines = head.split("\n", HEADER_WITHIN);
  const best = delimiters
    .map((delimiter) => ({
      delimiter,
      known: Math.max(...lines.map((line) => knownNames(line, delimiter))),
      count: (lines.find((line) => line.trim() !== "") ?? "").split(delimiter).length,
    }))
    .toSorted((a, b) => b.known - a.known || b.count - a.count)[0];
  // Reports align columns with spaces.
  const aligned = text.replace(/(?<=\S) {2,}(?=\S)/g, "\t");
  const known = aligned.split("\n", HEADER_WITHIN).map((line) => knownNames(line, "\t"));
  if (Math.max(...known) > Math.max(1, best?.known ?? 0)) return { delimiter: "\t", text: aligned };
  return { delimiter: best?.delimiter ?? ",", text };
}

function knownNames(line: string, delimiter: string): number {
  return line.split(delimiter).filter((name) => fieldOfHeader(name) !== null).length;
}
