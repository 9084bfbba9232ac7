import { decodeText } from "./csv/decode-text.ts";
import { parseCsv } from "./csv/parse-csv.ts";
import { fileKind } from "./file-kind.ts";
import { type ListReading, unreadable } from "./list-reading.ts";
import { checkRows } from "./rows/check-rows.ts";
import { printable } from "./rows/fault.ts";
import { type Columns, findHeader } from "./table/columns.ts";
import type { Table } from "./table/table.ts";
import { pickSheet } from "./xlsx/pick-sheet.ts";

const delimiterNames: Readonly<Record<string, string>> = {
  ",": "coma",
  ";": "punto y coma",
  "\t": "tabulador",
};

const SAVE_AGAIN = "Guarde la lista como XLSX o CSV desde la hoja de cálculo.";

/**
 * Reads and checks the bytes of a list; `sheet` as in `ListRequest`. Nothing here bounds what a
 * hostile file costs: that is for the process in which this runs.
 */
export async function parseList(bytes: Buffer, sheet: string | null): Promise<ListReading> {
  const kind = fileKind(bytes);
  switch (kind.kind) {
    case "text":
      return sheet === null
        ? readText(bytes)
        : unreadable(
            "--hoja es solo para libros XLSX; este archivo es un texto. Quite esa opción.",
          );
    case "workbook":
      return readSheet(bytes, sheet);
    case "other":
      return unreadable(`El archivo es ${kind.name}. ${SAVE_AGAIN}`);
  }
}

async function readSheet(bytes: Buffer, wanted: string | null): Promise<ListReading> {
  // Loaded here since a CSV list does without the library of spreadsheets.
  const { readWorkbook } = await import("./xlsx/read-xlsx.ts");
  const workbook = await readWorkbook(bytes);
  if (workbook.kind === "unreadable") return workbook;
  const picked = pickSheet(workbook.sheets, wanted);
  if (picked.kind === "unusable") return unreadable(picked.message);
  return checkTable(picked.sheet.table, `XLSX, hoja «${picked.sheet.name}»`);
}

function readText(bytes: Buffer): ListReading {
  const decoded = decodeText(bytes);
  if (decoded === null) return unreadable(`El archivo no es un texto. ${SAVE_AGAIN}`);
  const parsed = parseCsv(decoded.text);
  if (parsed.kind === "unreadable") return parsed;
  const delimiter = delimiterNames[parsed.delimiter] ?? `«${parsed.delimiter}»`;
  return checkTable(parsed.table, `CSV con ${delimiter}, ${decoded.encoding}`);
}

function checkTable(table: Table, format: string): ListReading {
  const header = findHeader(table.rows);
  if (header.kind === "unusable") return unreadable(header.message);
  const { columns, headerAt } = header;
  const checked = checkRows(table, table.rows.slice(headerAt + 1), columns);
  if (checked.faults.length > 0) return { kind: "faulty", faults: checked.faults };
  const notices = noticesOf(columns, checked.doubtful);
  return { kind: "list", participants: checked.participants, format, columns, notices };
}

function noticesOf({ ignored }: Columns, doubtful: readonly string[]): string[] {
  const notices: string[] = [];
  if (ignored.length > 0) {
    const names = ignored.map((name) => `«${printable(name)}»`).join(", ");
    notices.push(`Columnas que no se usan: ${names}.`);
  }
  const [example] = doubtful;
  if (example !== undefined) {
    notices.push(
      `Carnets sin guiones y con menos de 12 números: ${doubtful.length} (por ejemplo ${example}). Si alguno empezaba con 0, la hoja de cálculo pudo quitárselo: revíselos.`,
    );
  }
  return notices;
}
