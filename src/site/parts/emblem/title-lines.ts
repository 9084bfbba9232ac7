/** Words that never end a line; they stay with the next word. */
const SMALL_WORDS = new Set("a al con de del e el en la las los o para por un una y".split(" "));

/** Breaks a title into the lines of a narrow hero; small words stay with the next word, short lines with the next. */
export function titleLines(title: string): string[] {
  const lines = shortestLines(title);
  const widest = Math.max(...lines.map(widthInEm));
  const joined: string[] = [];
  for (const line of lines) {
    const both = `${joined.at(-1)} ${line}`;
    if (joined.length > 0 && widthInEm(both) <= widest) joined.splice(-1, 1, both);
    else joined.push(line);
  }
  return joined;
}

function shortestLines(title: string): string[] {
  const lines: string[] = [];
  let open = "";
  for (const word of title.trim().split(/\s+/)) {
    open = open === "" ? word : `${open} ${word}`;
    if (SMALL_WORDS.has(word.toLowerCase())) continue;
    lines.push(open);
    open = "";
  }
  if (open !== "") lines.push(open);
  return lines;
}

/** The most em of the display type for which the smallest heading of a phone has room. */
const PHONE_WIDTH = 7.6;

/** A heading of which no line ends after a small word, if phones have room for it and the next. */
export function boundWords(heading: string): string {
  return shortestLines(heading)
    .map((line) => (widthInEm(line) > PHONE_WIDTH ? line : line.replaceAll(" ", "\u00a0")))
    .join(" ");
}

/** If the last row is shorter than this share of the widest, date and place fit beside it. */
const CORNER_SHARE = 0.62;
/** Rows with a free corner are preferred if their type is at least this many times as large. */
const CORNER_WORTH = 0.9;
/** In two rows, a title wider than this is small on phones and tablets. */
const LONG_WIDTH = 12;

/** A row of a long title up to this wide, in em, stays whole on phones, whose width it then fills. */
const PHONE_ROW = 9.6;

/** The lines of a long title's row on a phone that is not low. */
export function phoneLines(row: readonly string[]): readonly string[] {
  const whole = row.join(" ");
  return widthInEm(whole) <= PHONE_ROW ? [whole] : row;
}

/** The width of the lines in two rows, in em. */
export function twoRowsWidth(lines: readonly string[]): number {
  return widestOf(rowsOf(lines, 2));
}

/**
 * Divides the lines into two rows, or three if two would be small, which phones show too, as narrow as they can be:
 * with the width of the widest, in em of the display type, and whether the last leaves a corner of the hero free.
 */
export function wideTitle(lines: readonly string[]) {
  const isLong = twoRowsWidth(lines) > LONG_WIDTH && lines.length > 2;
  const rows = rowsOf(lines, isLong ? 3 : 2);
  return { rows, width: widestOf(rows), hasCorner: hasCorner(rows), isLong };
}

/** The title in two, three, … rows, each time as narrow as they can be, and in one line for each word. */
export function titleArrangements(title: string): readonly (readonly string[])[] {
  const lines = titleLines(title);
  return lines.map((_line, index) => rowsOf(lines, index + 1).map((row) => row.join(" ")));
}

function rowsOf(lines: readonly string[], count: number): (readonly string[])[] {
  if (count === 1 || lines.length <= 1) return [lines];
  const candidates = lines
    .slice(1)
    .map((_, end) => [lines.slice(0, end + 1), ...rowsOf(lines.slice(end + 1), count - 1)]);
  return candidates.reduce((best, next) => (costOf(next) < costOf(best) ? next : best));
}

function costOf(rows: readonly (readonly string[])[]): number {
  return widestOf(rows) * (hasCorner(rows) ? CORNER_WORTH : 1);
}

function hasCorner(rows: readonly (readonly string[])[]): boolean {
  const last = widthInEm(rows.at(-1)?.join(" ") ?? "");
  return rows.length > 1 && last <= widestOf(rows) * CORNER_SHARE;
}

function widestOf(rows: readonly (readonly string[])[]): number {
  return Math.max(...rows.map((row) => widthInEm(row.join(" "))));
}

/**
 * The line height, in em of the display type, at which no accent touches what hangs from the line above:
 * accents reach 0.98 em above the baseline; a comma hangs 0.14 em below it, `Q` 0.17 em, `Ç` 0.22 em.
 */
export function titleLeading(title: string): number {
  if (/[Ç¿¡()]/i.test(title)) return 1.24;
  if (/Q/i.test(title)) return 1.21;
  return /[,;]/.test(title) ? 1.17 : 1.06;
}

/** Advance widths of the display type's capitals at weight 850, in em, measured in a browser. */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  [" ", 0.203],
  ["IÍ", 0.246],
  [".,:¡!'", 0.267],
  ["L", 0.405],
  ["EÉFTZ", 0.436],
  ["XY", 0.474],
  ["NÑ", 0.607],
  ["&", 0.63],
  ["M", 0.825],
  ["W", 0.847],
];
const USUAL_WIDTH = 0.519;

/** The width of a text in capitals of the display type, in em, rounded up. */
export function widthInEm(text: string): number {
  return [...text.toUpperCase()].reduce((sum, character) => {
    const known = WIDTHS.find(([characters]) => characters.includes(character));
    return sum + (known?.[1] ?? USUAL_WIDTH);
  }, 0);
}
