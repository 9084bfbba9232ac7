import {
  type CarnetRules,
  isCompleteCarnet,
  isWrittenCarnet,
  shortYear,
} from "#people/model/carnet/read-carnet.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { fieldOfHeader, isKnownName } from "../draft/field-names.ts";
import { SAMPLE } from "../draft/mapping.ts";
import {
  cellText,
  isBlank,
  type RawSheet,
  type Row,
  saysNothing,
  textCell,
  widthOf,
} from "../table.ts";

/**
 * Joins a carnet whose groups stand in columns of their own, below one heading that spans them, below names of its
 * parts such as «Código», «Año» and «No.», or below none. Other sheets stay as they are.
 */
export function joinCarnets(sheet: RawSheet, carnets: CarnetRules): RawSheet {
  const { rows } = sheet;
  const sample = rows.slice(0, SAMPLE);
  const texts = sample.flatMap(({ cells }) => cells.map(cellText));
  // A telephone of eight digits may look like one.
  const isAlone = !texts.some((text) => text.length > 8 && isWrittenCarnet(text, carnets));
  const width = widthOf(sample);
  for (let start = 0; start < width; start += 1) {
    const found = sample.map((row) => spreadCarnet(row, start, carnets));
    const first = found.findIndex((each) => each !== null);
    const size = found[first]?.size;
    if (size === undefined) continue;
    const headings = rows
      .slice(0, first)
      .map((row, at) => headingIn(row, rows[at - 1], { start, size, isAlone }));
    const headerAt = headings.findLastIndex((each) => each !== null);
    const isUsual = found.filter(Boolean).length * 2 > sample.length - first;
    if (headerAt < 0 && !(isAlone && isUsual && isTitle(rows[first - 1]))) continue;
    const joined = rows.map((row, at): Row => {
      const text = at === headerAt ? headings[at] : spreadCarnet(row, start, carnets)?.carnet;
      if (text == null) return row;
      const length = Math.max(row.cells.length, start + 1);
      const cells = Array.from({ length }, (_, column) => {
        const isOther = column < start || column >= start + size;
        return (isOther ? row.cells[column] : undefined) ?? textCell(column === start ? text : "");
      });
      return { ...row, cells };
    });
    return { ...sheet, rows: joined.filter((row) => !saysNothing(row)) };
  }
  return sheet;
}

const textsIn = (row: Row | undefined, start: number, count: number) =>
  Array.from({ length: count }, (_, at) => cellText(row?.cells[start + at]).trim());

/**
 * The carnet whose groups begin in this column, perhaps with dashes between; two groups may share a column. Numbers
 * have lost zeros in front.
 */
function spreadCarnet(row: Row, start: number, carnets: CarnetRules) {
  const { groups } = carnets;
  const last = groups.length - 1;
  const texts = textsIn(row, start, 2 * last + 1);
  const halves = texts.slice(0, 2).join("-");
  if (last > 1 && isCompleteCarnet(halves, carnets)) return { carnet: halves, size: 2 };
  const step = /^\D$/.test(texts[1] ?? "") ? 2 : 1;
  const parts = groups.map((digits, at) => {
    const text = shortYear(texts[at * step] ?? "", digits);
    // A group that lacks more than half of its digits lost no zeros: each of its digits has a column.
    return at < last && text.length * 2 >= digits ? text.padStart(digits, "0") : text;
  });
  const carnet = parts.join("-");
  return last > 0 && isCompleteCarnet(carnet, carnets) ? { carnet, size: last * step + 1 } : null;
}

/** The heading of the joined column, empty if the row above names it; `null` if this row does not name the columns. */
function headingIn(
  row: Row,
  above: Row | undefined,
  { start, size, isAlone }: { start: number; size: number; isAlone: boolean },
): string | null {
  const header = textsIn(row, start, size);
  const [over = ""] = textsIn(above, start, 1);
  const [own = "", ...others] = header;
  const isCarnet = (name: string) => fieldOfHeader(name) === "carnet";
  if (isCarnet(own) && others.every((name) => name === "")) return own;
  if (isCarnet(over) && header.every(mayBePart)) return isTitle(above) ? over : "";
  const [next = "", last = ""] = others.map(plainText);
  const isSecond = next === "ano" || (next === "correlativo" && size === 2);
  const isSpread = isAlone && isSecond && /^(?:cod|carr|carne|sede)/.test(plainText(own));
  return isSpread && (isCarnet(last) || mayBePart(last)) ? "Carnet" : null;
}

/** A row with one cell alone is a title, which names no column. */
const isTitle = (row: Row | undefined) =>
  row === undefined || row.cells.filter((cell) => !isBlank(cell)).length < 2;

/** «Correlativo» may be a part of a carnet; a person is none. */
const mayBePart = (name: string) =>
  !/\d/.test(name) && (!isKnownName(name) || plainText(name) === "correlativo");
