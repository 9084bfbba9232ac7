import { plainText } from "#platform/text/plain-text.ts";
import { type ListFault, type Reason, rowFault } from "../list-fault.ts";
import { cellText, isBlank, placeIn, type RawSheet, type Row } from "../table.ts";
import { type Checking, checkRow } from "./check-row.ts";
import type { Basis, RowStatus } from "./draft.ts";
import { isKnownName } from "./field-names.ts";
import { type Columns, columnsOf } from "./mapping.ts";

/** Checks each row alone. A missing ticket that will be assigned is neither a value nor a fault. */
export function readRows(sheet: RawSheet, basis: Basis): Checking[] {
  const { mapping, filter, edits } = basis;
  const columns = columnsOf(sheet.rows, mapping);
  const accepted = new Set(edits.accepted);
  const counts = new Set(filter?.values);
  const reasons = columns.below.map((row) => {
    const isSeen = row.line in edits.typed || accepted.has(row.line);
    return isSeen ? null : rowReason(sheet, row, columns);
  });
  const leftOut = new Set(edits.leftOut);
  const headings = columns.below.flatMap(({ line }, at) => {
    const kind = reasons[at]?.kind;
    const isOther = kind === "another header";
    return isOther || kind === "header again" ? { line, isOut: isOther && leftOut.has(line) } : [];
  });
  const statusOf = ({ line, cells }: Row): RowStatus => {
    if (filter !== null && !counts.has(plainText(cellText(cells[filter.column])))) {
      return "filtered";
    }
    // The heading of another table takes its rows with it.
    const heading = headings.findLast((each) => each.line <= line);
    return heading?.isOut === true || leftOut.has(line) ? "left out" : "listed";
  };
  const checked = columns.below.map((row, at) => {
    const checking = checkRow(sheet, row, columns, basis);
    const reason = reasons[at] ?? null;
    const status = statusOf(row);
    if (reason !== null) {
      const text = row.cells.map(cellText).join(" | ");
      // Its values may belong to other columns, so that nothing can be said about them.
      checking.values = {};
      checking.faults = [rowFault(placeIn(sheet, row.line, 0), text, reason)];
    }
    checking.doubts.push(...remarksOf(sheet, row, columns));
    if (status !== "listed" || reason !== null) checking.status = status;
    return checking;
  });
  addColumnDoubt(sheet, columns, checked);
  return checked;
}

function rowReason(sheet: RawSheet, row: Row, columns: Columns): Reason | null {
  const header = headerIn(row, columns);
  if (header !== null) return { kind: header };
  const { width } = columns;
  if (!sheet.isPlainText || width === 0) return null;
  // An extra or missing comma in a text shifts the cells after it.
  const cells = row.cells.length;
  const isEven = cells >= width && row.cells.slice(width).every(isBlank);
  return isEven ? null : { kind: "row width", cells, width };
}

/** The fault of a row that is the header again, as where two exports were pasted together, or another table's. */
function headerIn({ cells }: Row, { names, parts }: Columns) {
  const read = [...parts.carnet, ...parts.nombre].flat();
  const texts = read.map((column) => cellText(cells[column]).trim());
  const isName = (text: string, at: number) =>
    plainText(text) === plainText(names[read[at] ?? 0] ?? "");
  if (texts.every((text, at) => text !== "" && isName(text, at))) return "header again";
  const isOther = texts.some(isKnownName) && !texts.some((text) => /\d/.test(text));
  return isOther && names.some(isKnownName) ? "another header" : null;
}

/** How a note begins beside somebody who has left. Where a whole column holds such answers, `refusalIn` says so once. */
const hasLeft =
  /^(?:(?:se )?retir(?:ad[oa]|[oó]) del? |(?:dad[oa] )?de baja\b|ya no (?:asist|estudi|sigue|vien))/i;

/** The doubts about notes in the columns that are not read. */
function remarksOf(sheet: RawSheet, { line, cells }: Row, { used }: Columns): ListFault[] {
  return cells.flatMap((cell, column) => {
    const text = used.has(column) ? "" : cellText(cell).trim();
    if (!hasLeft.test(text)) return [];
    return rowFault(placeIn(sheet, line, column), text, { kind: "has left" });
  });
}

/**
 * The doubt about a column without a name to the right of the names, which may contain half of each
 * name, as below a header cell that spans both, or on either side where no column has one. Others are ignored.
 */
function addColumnDoubt(
  sheet: RawSheet,
  { names, below, parts, used, width }: Columns,
  checked: readonly Checking[],
): void {
  const hasHeader = width > 0;
  const mayBeHalf = (column: number) =>
    names[column] === "" && !used.has(column) && (hasHeader || holdsWords(below, column));
  const beside = parts.nombre
    .flat()
    .flatMap((column) => (hasHeader ? [column + 1] : [column + 1, column - 1]))
    .find(mayBeHalf);
  if (beside === undefined) return;
  const at = below.findIndex(
    ({ cells }, index) => checked[index]?.status === "listed" && !isBlank(cells[beside]),
  );
  const row = below[at];
  if (row === undefined) return;
  const place = placeIn(sheet, row.line, beside);
  checked[at]?.doubts.push(
    rowFault(place, cellText(row.cells[beside]), { kind: "unnamed column" }),
  );
}

/** Whether a column has words that hardly repeat, as names do. */
function holdsWords(below: readonly Row[], column: number): boolean {
  const words = below
    .map(({ cells }) => cellText(cells[column]))
    .filter((text) => /^\p{L}[\p{L} '-]+$/u.test(text));
  return new Set(words).size > below.length / 2;
}
