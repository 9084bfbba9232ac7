import { type ListReading, unreadable } from "./list-reading.ts";
import { columnDoubts, noticesOf } from "./notices.ts";
import { openList } from "./open-list.ts";
import { checkRows } from "./rows/check-rows.ts";
import { findHeader } from "./table/columns.ts";
import { headerFaultInWords } from "./table/header-faults.ts";
import type { RawSheet } from "./table/table.ts";
import { pickSheet } from "./xlsx/pick-sheet.ts";

/**
 * Reads and checks the bytes of a list; `wanted` names a workbook's sheet, `null` selects it by its
 * columns.
 */
export async function parseList(bytes: Uint8Array, wanted: string | null): Promise<ListReading> {
  const opened = await openList(bytes);
  if (opened.kind === "unreadable") return unreadable(opened.message);
  const { sheets, format, notice } = opened;
  const [first] = sheets;
  if (first?.isPlainText) {
    return wanted === null
      ? checkSheet(first, format, notice === null ? [] : [notice])
      : unreadable(
          "--hoja es solo para libros de hojas de cálculo; este archivo es un texto. Quite esa opción.",
        );
  }
  const picked = pickSheet(sheets, wanted);
  return picked.kind === "unusable"
    ? unreadable(picked.message)
    : checkSheet(picked.sheet, `${format}, hoja «${picked.sheet.name}»`, []);
}

function checkSheet(sheet: RawSheet, format: string, notices: readonly string[]): ListReading {
  const header = findHeader(sheet.rows);
  if (header.kind === "unusable") return unreadable(headerFaultInWords(header.fault));
  const { columns, headerAt } = header;
  const rows = sheet.rows.slice(headerAt + 1);
  const checked = checkRows(sheet, rows, columns);
  if (checked.faults.length > 0) {
    return { kind: "faulty", faults: checked.faults };
  }
  return {
    kind: "list",
    participants: checked.participants,
    format,
    columns,
    notices: [...notices, ...noticesOf(columns, checked)],
    doubts: [...columnDoubts(sheet, rows, columns), ...checked.doubts],
  };
}
