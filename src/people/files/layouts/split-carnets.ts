import { type CarnetRules, isWrittenCarnet } from "#people/model/carnet/read-carnet.ts";
import { tidyText, trimInvisible } from "#platform/text/tidy-text.ts";
import { asks, isKnownName } from "../draft/field-names.ts";
import { HEADER_WITHIN, SAMPLE } from "../draft/mapping.ts";
import { cellText, type RawSheet, type Row, rowText, textCell, widthOf } from "../table.ts";

/**
 * Gives carnets that stand in one cell with the name a column of their own: lines of a chat, a mail or a PDF, and
 * names of a video call. The sheet stays as it is if another column has the carnets.
 */
export function splitCarnets(sheet: RawSheet, carnets: CarnetRules): RawSheet {
  const isCarnet = (text: string) => isWrittenCarnet(text, carnets);
  const header = headerIn(sheet, carnets);
  // Commas of a text without columns are its own.
  const rows = header !== undefined || !sheet.isPlainText ? sheet.rows : sheet.rows.map(inOneCell);
  const isChat = columnOf(rows, (text) => sender.test(text)) === 0;
  if (!isChat && columnOf(sheet.rows, isCarnet) !== null) return sheet;
  const width = widthOf(rows);
  // Few lines of a chat may be people.
  const least = width === 1 ? 0 : 0.5;
  const at = columnOf(rows, (text) => splitText(text, carnets) !== null, least);
  if (at === null) return sheet;
  const split = rows.map((row): Row => {
    // A text's row of another width than the header's stays so, and is asked about.
    const length = sheet.isPlainText ? row.cells.length : width;
    const cells = Array.from({ length }, (_, column) => row.cells[column] ?? textCell(""));
    const text = cellText(cells[at]);
    const alone = isCarnet(text) ? { carnet: text, nombre: "" } : null;
    const own = splitText(text, carnets) ?? alone;
    const carnet = own?.carnet ?? (row === header || namesFields(row, 2, carnets) ? "Carnet" : "");
    const nombre = own === null ? [] : [textCell(own.nombre)];
    // Chats write text that is struck through between tildes.
    const mark = /~.+~/.test(text) ? "struck row" : row.mark;
    return {
      ...row,
      mark,
      cells: [...cells.toSpliced(at, nombre.length, ...nombre), textCell(carnet)],
    };
  });
  const names: Row = { line: 0, cells: ["Nombre", "Carnet"].map(textCell), mark: null };
  // So that the first line is no header, whatever it says.
  return { ...sheet, rows: width === 1 ? [names, ...split] : split };
}

/** The first column in which at least this share of the rows holds, counted from the first that does. */
function columnOf(
  rows: readonly Row[],
  holds: (text: string) => boolean,
  share = 0.5,
): number | null {
  const sample = rows.slice(0, SAMPLE);
  const column = Array.from({ length: widthOf(sample) }).findIndex((_, column) => {
    const held = sample.map(({ cells }) => holds(cellText(cells[column])));
    const below = held.slice(held.indexOf(true));
    return held.includes(true) && below.filter(Boolean).length >= below.length * share;
  });
  return column < 0 ? null : column;
}

/** The row with the names of columns, of which one is enough if all rows have as many cells. */
function headerIn({ rows }: RawSheet, carnets: CarnetRules): Row | undefined {
  const upper = rows.slice(0, HEADER_WITHIN);
  const width = rows[0]?.cells.length ?? 0;
  const isEven = width > 1 && rows.every(({ cells }) => cells.length === width);
  return (
    upper.find((row) => namesFields(row, 2, carnets)) ??
    (isEven ? upper.find((row) => namesFields(row, 1, carnets)) : undefined)
  );
}

const namesFields = ({ cells }: Row, least: number, carnets: CarnetRules) =>
  cells.filter((cell) => isHeading(cellText(cell), carnets)).length >= least;

/** Whether a text is the name of a column; «Carné: 2490-21-7» is not, because it has a carnet. */
const isHeading = (text: string, { within }: CarnetRules) =>
  isKnownName(text) || (asks("carnet", text) && text.search(within) < 0);

const inOneCell = (row: Row): Row => ({ ...row, cells: [textCell(trimInvisible(rowText(row)))] });

/** The beginning of a chat's line: the time, and who wrote the message. */
export const sender = /^\[?\d{1,2}[:/].*?[\]-] [^:]*: /;
/** The row's number, a bullet or a ticked box before a name, and what stands between name and carnet. */
export const before = /^(?:\[x\]|\d{1,3}(?![\d-])|[^\p{L}\d])+/iu;
const between =
  /^(?:[^\p{L}\d]|(?:hola|yo|soy|mi|es|carn[eé]t?|nombres?(?: completos?)?)(?!\p{L}))+|(?:\.-|[^\p{L}\d.)]|(?<!\p{L})(?:y|mi|es|carn[eé]t?|no\.?))+$/giu;

/**
 * The carnet and the name of a text; of several carnets, all of them with the whole text. `null` if there is no name
 * or no carnet.
 */
export function splitText(written: string, { mostDigits, within }: CarnetRules) {
  // Chats add remarks of their own, such as `<Se editó este mensaje.>`.
  const text = tidyText(written)
    .replace(sender, "")
    .replace(/<[^<>@]*>/g, "");
  // Beside a carnet with dashes, a number of as many digits is a telephone, as is one of eight.
  const digits = `(?<![\\d+-])\\d{${Math.min(9, mostDigits)},${mostDigits}}(?![\\d@-])`;
  const found = [...text.matchAll(text.search(within) < 0 ? new RegExp(digits, "g") : within)];
  const carnet = found.map(([all, ...groups]) => groups.join("-") || all).join(" ");
  const [match, another] = found;
  if (match === undefined) return null;
  if (another !== undefined) return { carnet, nombre: text };
  const sides = [
    text.slice(0, match.index).replace(before, ""),
    text.slice(match.index + match[0].length),
  ];
  // A side of digits alone is a telephone.
  const names = sides
    .map((side) => side.replace(between, ""))
    .filter((name) => /\p{L}/u.test(name));
  return names.length > 0 ? { carnet, nombre: names.join(" ") } : null;
}
