import { unzipSync } from "fflate";
import { isKnownName } from "../draft/field-names.ts";
import { HEADER_WITHIN } from "../draft/mapping.ts";
import {
  cellText,
  type RawSheet,
  type Row,
  saysNothing,
  textCell,
  type Unreadable,
  unreadable,
} from "../table.ts";

export type Workbook =
  | { readonly kind: "sheets"; readonly sheets: readonly RawSheet[]; readonly hasNotes: boolean }
  | Unreadable;

/** A sheet of a workbook as people see it; `hidden` are the columns that they do not. */
export function shownSheet(
  { name, isHidden, rows }: Pick<RawSheet, "name" | "isHidden" | "rows">,
  hidden: ReadonlySet<number>,
): RawSheet {
  const names = rows
    .slice(0, HEADER_WITHIN)
    .flatMap(({ cells }) => cells.filter((_, column) => hidden.has(column)).map(cellText))
    .filter(isKnownName);
  const withoutHidden = (row: Row): Row => ({
    ...row,
    cells: row.cells.map((cell, column) => (hidden.has(column) ? textCell("") : cell)),
  });
  const shown = hidden.size === 0 ? rows : rows.map(withoutHidden);
  return {
    name,
    isHidden,
    notices: [],
    rows: shown.filter((row) => !saysNothing(row)),
    hiddenNames: [...new Set(names)],
    isPlainText: false,
  };
}

/** Five times the largest list that was tried; a single cell far below makes a sheet this long. */
export const MOST_ROWS = 100_000;

/** For a workbook that unpacks to more bytes, or has more rows, than any list. */
export const tooLarge = unreadable(
  "El libro es mucho más grande que cualquier lista de participantes. Copie solo las filas de la lista a un libro nuevo y guárdelo.",
);

/** The limit for all files of a workbook together; a list of 100,000 participants takes 30 MB. */
const MOST_UNPACKED = 150_000_000;

/**
 * The files of a workbook by name. Each may have the size that its directory entry states, and no more, so
 * that a small archive cannot fill the memory.
 */
export function unpack(packed: Uint8Array) {
  let total = 0;
  try {
    const files = unzipSync(packed, {
      filter: ({ originalSize }) => {
        total += originalSize;
        return total <= MOST_UNPACKED;
      },
    });
    return total > MOST_UNPACKED ? "too large" : files;
  } catch {
    // Any error: the library throws plain errors, and may read beyond the end.
    return "damaged";
  }
}
