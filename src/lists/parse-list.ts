import { decodeText } from "./csv/decode-text.ts";
import { parseCsv } from "./csv/parse-csv.ts";
import { fileKind, type WorkbookKind } from "./file-kind.ts";
import { type ListReading, unreadable } from "./list-reading.ts";
import { columnDoubts, noticesOf } from "./notices.ts";
import { checkRows } from "./rows/check-rows.ts";
import { faultyRows } from "./rows/written-rows.ts";
import { findHeader } from "./table/columns.ts";
import { headerFaultInWords } from "./table/header-faults.ts";
import type { Table } from "./table/table.ts";
import { pickSheet } from "./xlsx/pick-sheet.ts";

const delimiterNames: Readonly<Record<string, string>> = {
  ",": "coma",
  ";": "punto y coma",
  "\t": "tabulador",
};

/**
 * Reads and checks the bytes of a list; `sheet` names a workbook's sheet, `null` selects it by its
 * columns.
 */
export async function parseList(bytes: Uint8Array, sheet: string | null): Promise<ListReading> {
  const kind = fileKind(bytes);
  switch (kind.kind) {
    case "text":
      return sheet === null
        ? readText(bytes)
        : unreadable(
            "--hoja es solo para libros de hojas de cálculo; este archivo es un texto. Quite esa opción.",
          );
    case "workbook":
      return readSheet(bytes, kind.format, sheet);
    case "other":
      return unreadable(`El archivo es ${kind.name}. ${kind.advice}`);
  }
}

async function readSheet(
  bytes: Uint8Array,
  format: WorkbookKind,
  wanted: string | null,
): Promise<ListReading> {
  // Imported here, because a CSV list does not need the spreadsheet library.
  const workbook =
    format === "XLSX"
      ? await (await import("./xlsx/read-xlsx.ts")).readWorkbook(bytes)
      : await (await import("./ods/read-ods.ts")).readOdsWorkbook(bytes);
  if (workbook.kind === "unreadable") return unreadable(workbook.message);
  const picked = pickSheet(workbook.sheets, wanted);
  if (picked.kind === "unusable") return unreadable(picked.message, picked.fitting);
  return checkTable(picked.sheet.table, `${format}, hoja «${picked.sheet.name}»`, []);
}

function readText(bytes: Uint8Array): ListReading {
  const decoded = decodeText(bytes);
  if (decoded === null) {
    return unreadable(
      "El archivo no es un texto. Guarde la lista como XLSX o CSV desde la hoja de cálculo.",
    );
  }
  const parsed = parseCsv(decoded.text);
  if (parsed.kind === "unreadable") return unreadable(parsed.message);
  const delimiter = delimiterNames[parsed.delimiter] ?? `«${parsed.delimiter}»`;
  const old = decoded.encoding === "Macintosh" || decoded.encoding === "CP850";
  return checkTable(
    parsed.table,
    `CSV con ${delimiter}, ${decoded.encoding}`,
    old
      ? [`Las tildes y eñes se leyeron como ${decoded.encoding}: mire que los nombres estén bien.`]
      : [],
  );
}

function checkTable(table: Table, format: string, notices: readonly string[]): ListReading {
  const header = findHeader(table.rows);
  if (header.kind === "unusable") return unreadable(headerFaultInWords(header.fault));
  const { columns, headerAt } = header;
  const rows = table.rows.slice(headerAt + 1);
  const checked = checkRows(table, rows, columns);
  if (checked.faults.length > 0) {
    return {
      kind: "faulty",
      faults: checked.faults,
      rows: faultyRows(rows, columns, checked.faults),
    };
  }
  return {
    kind: "list",
    participants: checked.participants,
    format,
    columns,
    notices: [...notices, ...noticesOf(columns, checked)],
    doubts: [...columnDoubts(table, rows, columns), ...checked.doubts],
  };
}
