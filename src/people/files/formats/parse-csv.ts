import { CsvError, type Info, parse } from "csv-parse/sync";
import { z } from "zod";
import { unguardCell } from "../formula-guard.ts";
import { isBlank, type RawSheet, textCell, type Unreadable, unreadable } from "../table.ts";
import { findDelimiter } from "./delimiter.ts";

export type ParsedCsv =
  | { readonly kind: "sheet"; readonly sheet: RawSheet; readonly delimiter: string }
  | Unreadable;

// The library's types do not reflect the option `info`, which wraps each record.
const recordsSchema = z.array(
  z.object({
    record: z.array(z.string()),
    info: z.custom<Info>((value) => typeof value === "object" && value !== null),
  }),
);

/** More than any list has; without a limit, lines could fill the memory. */
const MOST_LINES = 200_000;
const LONGEST_LINE = 100_000;
const TOO_LARGE =
  "El archivo de texto es mucho más grande que cualquier lista de participantes. Deje en él solo las filas de la lista.";

/** Parses a CSV text with any line breaks and the delimiter of its header. Blank rows are omitted. */
export function parseCsv(source: string): ParsedCsv {
  // Line breaks are unified, so that the parser's line count is correct for all of them.
  const { text, delimiter } = findDelimiter(source.replace(/\r\n?/g, "\n"));
  const lines = text.split("\n");
  if (lines.length > MOST_LINES || lines.some(({ length }) => length > LONGEST_LINE)) {
    return unreadable(TOO_LARGE);
  }
  try {
    const parsed: unknown = parse(text, {
      delimiter,
      record_delimiter: "\n",
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
    const rows = recordsSchema.parse(parsed).map(({ record, info }) => ({
      line: info.lines - lineBreaks(record),
      cells: record.map((cell) => textCell(unguardCell(unwrapTextFormula(cell)))),
      mark: null,
    }));
    return {
      kind: "sheet",
      delimiter,
      sheet: {
        name: "",
        isHidden: false,
        rows: rows.filter((row) => !row.cells.every(isBlank)),
        isPlainText: true,
      },
    };
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    return unreadable(explain(cause));
  }
}

/**
 * `info.lines` is the line in which a record ends; subtracting its quoted line breaks gives the first
 * one.
 */
function lineBreaks(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}

/** Excel users and programs write `="0042"` to keep leading zeros; the intended value is 0042. */
function unwrapTextFormula(cell: string): string {
  return /^="((?:[^"]|"")*)"$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
}

function explain(error: CsvError): string {
  const line = z.object({ lines: z.number() }).safeParse(error).data?.lines ?? 1;
  return error.code === "CSV_QUOTE_NOT_CLOSED"
    ? `Unas comillas (") se abren y no se cierran antes del final del archivo. Busque la celda que empieza con comillas, ciérrelas o quítelas.`
    : `Línea ${line}: las comillas no están bien puestas. Dentro de una celda entre comillas, escriba cada comilla dos veces (""), o guarde la lista como XLSX.`;
}
