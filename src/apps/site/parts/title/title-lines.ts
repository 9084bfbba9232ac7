/** Words that never end a line; they stay with the next word. */
const SMALL_WORDS = new Set("a al con de del e el en la las los o para por un una y".split(" "));

/** Breaks a title into the lines of a narrow hero; small words stay with the next word. */
export function titleLines(title: string): string[] {
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

/** The same lines in the two rows of a wide hero. */
export interface WideTitle {
  /** The index of the line that ends the first row. */
  readonly breakAfter: number;
  /** The width of the wider row, in em of the display type. */
  readonly width: number;
  /** Whether the second row leaves a corner of the hero free. */
  readonly hasCorner: boolean;
}

/** If the second row is shorter than this share of the first, date and place fit beside it. */
const CORNER_SHARE = 0.62;

/** Finds the break with the narrowest wider row. */
export function wideTitle(lines: readonly string[]): WideTitle {
  const candidates = lines.slice(0, -1).map((_, breakAfter) => {
    const first = widthInEm(lines.slice(0, breakAfter + 1).join(" "));
    const second = widthInEm(lines.slice(breakAfter + 1).join(" "));
    const width = Math.max(first, second);
    return { breakAfter, width, hasCorner: second <= first * CORNER_SHARE };
  });
  const whole = { breakAfter: 0, width: widthInEm(lines.join(" ")), hasCorner: false };
  return candidates.reduce((best, next) => (next.width < best.width ? next : best), whole);
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
