import { type CarnetRules, isWrittenCarnet } from "#people/model/carnet/read-carnet.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { asks, fieldOfHeader, isKnownName } from "../draft/field-names.ts";
import { isName } from "../draft/guess-mapping.ts";
import {
  type Cell,
  cellText,
  isBlank,
  type RawSheet,
  type Row,
  rowText,
  textCell,
} from "../table.ts";
import { before, sender, splitText } from "./split-carnets.ts";

interface Line {
  readonly label: string;
  readonly value: Cell;
}

/**
 * Makes a table of people who stand one below the other: «Nombre: …» over «Carné: …», in one cell or in two, as in
 * mails and filled forms, or names and carnets in turn, perhaps with one more line each. Other sheets stay as they are.
 */
export function layOutCards(sheet: RawSheet, carnets: CarnetRules): RawSheet {
  const inTurn = () => {
    const hasDashes = sheet.rows.some((row) => rowText(row).search(carnets.within) >= 0);
    const table = tableOf(sheet, carnets, (row) => bareLine(row, carnets, hasDashes));
    return table?.rows.every(({ cells }) => !cells.some(isBlank)) ? table : null;
  };
  return tableOf(sheet, carnets, labelledLine) ?? inTurn() ?? sheet;
}

/** The table of the cards whose lines `lineIn` reads; `null` if they do not have both name and carnet. */
function tableOf(
  sheet: RawSheet,
  carnets: CarnetRules,
  lineIn: (row: Row) => Line | null,
): RawSheet | null {
  const { rows } = sheet;
  const lines = rows.map(lineIn);
  const labels = groupBy(
    lines.flatMap((line) => line?.label ?? []),
    columnOf,
  );
  const columns = [...labels].flatMap(([column, [label = "", ...again]]) =>
    isKnownName(label) || column === "carnet" || again.length > 0 ? column : [],
  );
  if (!columns.includes("carnet") || !columns.includes("nombre")) return null;
  const isTitle = titlesIn(rows, labels.get("carnet")?.length ?? 0);
  const isAfterBlank = blanksIn(rows);
  const table: Row[] = [];
  /** The cells of a new row, which are still to be filled. */
  const add = ({ line, mark }: Row) => {
    const cells: Cell[] = columns.map(() => textCell(""));
    table.push({ line, cells, mark });
    return cells;
  };
  let card: Cell[] | null = null;
  for (const [at, row] of rows.entries()) {
    const line = lines[at];
    const column = line ? columns.indexOf(columnOf(line.label)) : -1;
    if (isAfterBlank(row, at)) card = null;
    if (line && column >= 0) {
      if (column === 0 || card === null || !isBlank(card[column])) card = add(row);
      card[column] = line.value;
    } else if (!isTitle(row)) {
      // Somebody's line between the cards, or one that says something else.
      const text = rowText(row);
      const { nombre, carnet } = splitText(text, carnets) ?? { nombre: text, carnet: "" };
      const cells = add(row);
      cells[columns.indexOf("nombre")] = textCell(nombre);
      cells[columns.indexOf("carnet")] = textCell(carnet);
      card = null;
    }
  }
  const names = columns.map((column) => textCell(labels.get(column)?.[0] ?? ""));
  return { ...sheet, rows: [{ line: 0, cells: names, mark: null }, ...table] };
}

/** Tells whether a row stands in all of so many cards; with a number it may be somebody's carnet. */
function titlesIn(rows: readonly Row[], cards: number) {
  const alike = groupBy(rows, rowText);
  return (row: Row) => {
    const text = rowText(row);
    return !/\d/.test(text) && (alike.get(text)?.length ?? 0) >= Math.max(2, cards);
  };
}

/** Tells whether blank rows, which end a card, stand before a row; not where they stand between all. */
function blanksIn(rows: readonly Row[]) {
  const follows = ({ line }: Row, index: number) => rows[index - 1]?.line === line - 1;
  const isDense = rows.some(follows);
  return (row: Row, index: number) => isDense && !follows(row, index);
}

const columnOf = (label: string) =>
  asks("carnet", label) ? "carnet" : (fieldOfHeader(label) ?? plainText(label));

const filledIn = ({ cells }: Row) => cells.filter((cell) => !isBlank(cell));
/** Commas of a text are its own. */
const messageIn = (row: Row) => rowText(row).replace(sender, "");

function labelledLine(row: Row): Line | null {
  const [first, second, third] = filledIn(row);
  const [, before, text = ""] = /^(\p{L}[^:]*):\s*(.*)$/su.exec(messageIn(row)) ?? [];
  const isInTwo =
    second !== undefined && third === undefined && /^\p{L}[^:]*:?$/u.test(cellText(first));
  const label = isInTwo ? cellText(first).replace(/:$/, "") : before;
  const value = isInTwo ? second : textCell(text);
  // Two names of columns are the heading of a table.
  return label === undefined || isKnownName(cellText(value)) ? null : { label, value };
}

/** Beside carnets with dashes, digits alone are a telephone. */
function bareLine(row: Row, carnets: CarnetRules, hasDashes: boolean): Line | null {
  const text = messageIn(row);
  const value = textCell(text.replace(before, ""));
  if (isName(cellText(value))) return { label: "Nombre", value };
  const isCarnet = isWrittenCarnet(text, carnets) && !(hasDashes && /^\d+$/.test(text));
  return { label: isCarnet ? "Carnet" : "Otro dato", value: textCell(text) };
}
