import {
  type CarnetRules,
  isCompleteCarnet,
  isWrittenCarnet,
} from "#people/model/carnet/read-carnet.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { cellText, isBlank, type RawSheet, type Row, saysNothing, textCell } from "../table.ts";
import { fieldOfHeader, isKnownName } from "./field-names.ts";

/** The number of rows that say where a carnet begins. */
const SAMPLE = 200;

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
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (let start = 0; start < width; start += 1) {
    const found = sample.map((row) => spreadCarnet(row, start, carnets));
    const first = found.findIndex((each) => each !== null);
    const size = found[first]?.size;
    if (size === undefined) continue;
    const heading = headingIn(rows.slice(0, first), start, size, isAlone);
    const isUsual = found.filter(Boolean).length * 2 > sample.length - first;
    if (heading === null && !(isAlone && isUsual)) continue;
    const joined = rows.map((row, at): Row => {
      const text = at === first - 1 ? heading : spreadCarnet(row, start, carnets)?.carnet;
      if (text == null) return row;
      const others = Array.from({ length: size - 1 }, () => textCell(""));
      return { ...row, cells: [...row.cells].toSpliced(start, size, textCell(text), ...others) };
    });
    return { ...sheet, rows: joined.filter((row) => !saysNothing(row)) };
  }
  return sheet;
}

const textsIn = (row: Row | undefined, start: number, count: number) =>
  Array.from({ length: count }, (_, at) => cellText(row?.cells[start + at]).trim());

/** The carnet whose groups begin in this column, perhaps with dashes between. Numbers have lost zeros in front. */
function spreadCarnet(row: Row, start: number, carnets: CarnetRules) {
  const { groups } = carnets;
  const last = groups.length - 1;
  const texts = textsIn(row, start, 2 * last + 1);
  const step = /^\D$/.test(texts[1] ?? "") ? 2 : 1;
  const parts = groups.map((digits, at) =>
    (texts[at * step] ?? "").padStart(at < last && texts[at * step] ? digits : 0, "0"),
  );
  const carnet = parts.join("-");
  return last > 0 && isCompleteCarnet(carnet, carnets) ? { carnet, size: last * step + 1 } : null;
}

/** What the header says of the column that gets the carnets; `null` if its columns are none of a carnet. */
function headingIn(above: readonly Row[], start: number, size: number, isAlone: boolean) {
  const [over = "", header] = [
    textsIn(above.at(-2), start, 1)[0],
    textsIn(above.at(-1), start, size),
  ];
  const [own = "", ...others] = header;
  const isCarnet = (name: string) => fieldOfHeader(name) === "carnet";
  if (isCarnet(own) && others.every((name) => name === "")) return own;
  if (isCarnet(over) && header.every(mayBePart)) {
    // A row with one cell alone is a title, which names no column.
    return above.at(-2)?.cells.filter((cell) => !isBlank(cell)).length === 1 ? over : "";
  }
  const [year = "", last = ""] = others;
  const isYear = isAlone && plainText(year) === "ano" && mayBePart(own);
  return isYear && (isCarnet(last) || mayBePart(last)) ? "Carnet" : null;
}

/** «Correlativo» may be a part of a carnet; a person is none. */
const mayBePart = (name: string) =>
  !/\d/.test(name) && (!isKnownName(name) || plainText(name) === "correlativo");
