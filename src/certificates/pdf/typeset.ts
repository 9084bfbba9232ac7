import { type FontStack, printedLetters } from "../model/print-letters.ts";
import type { Paper } from "./sheet.ts";

interface Run {
  readonly font: string;
  readonly text: string;
  /** Diacritics of the last letter, which the font has no composed letter for. */
  readonly marks: readonly string[];
}

/** How a text is set; `size` is in points. */
interface Type {
  readonly paper: Paper;
  readonly stack: FontStack;
  readonly size: number;
}

interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** A line of text in points, with each letter in a font that has it; others are left out. */
export function lineOf(paper: Paper, text: string, stack: FontStack, size: number): Line {
  const runs: Run[] = [];
  for (const letter of printedLetters(text, stack, paper.letters)) {
    if (letter === null) continue;
    const [base = "", ...marks] = letter.text;
    const last = runs.at(-1);
    const continues = last?.font === letter.font && last.marks.length === 0;
    if (continues) runs.pop();
    runs.push({ font: letter.font, text: (continues ? last.text : "") + base, marks });
  }
  const width = runs.reduce(
    (sum, run) => sum + paper.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );
  return { runs, width };
}

/** Breaks text into lines of at most `width` points; a wider word has a line of its own. */
export function wrap({ paper, stack, size }: Type, text: string, width: number): Line[] {
  const lines: Line[] = [];
  let present = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = present === "" ? word : `${present} ${word}`;
    if (present !== "" && lineOf(paper, longer, stack, size).width > width) {
      lines.push(lineOf(paper, present, stack, size));
      present = word;
    } else present = longer;
  }
  return present === "" ? lines : [...lines, lineOf(paper, present, stack, size)];
}

/** `text` with spaces in words that are wider than a line. */
function withBrokenWords({ paper, stack, size }: Type, text: string, width: number): string {
  const parts = text.split(/\s+/).flatMap((word) => {
    const pieces = [""];
    for (const letter of word.match(/\P{M}\p{M}*/gu) ?? []) {
      const longer = (pieces.at(-1) ?? "") + letter;
      if (lineOf(paper, longer, stack, size).width > width) pieces.push(letter);
      else pieces[pieces.length - 1] = longer;
    }
    return pieces;
  });
  return parts.join(" ");
}

interface TextBox {
  readonly width: number;
  readonly largest: number;
  readonly smallest: number;
  readonly mostLines: number;
  /** The smallest scale factor that is accepted to save a line. */
  readonly leastFactor?: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly Line[];
}

/** By document, because all certificates of one have the same title, text and signatories. */
const fittedOn = new WeakMap<Paper, Map<string, Fitted>>();

/** The largest size at which the text fits into the box, and its lines; they are broken evenly. */
export function fitText(paper: Paper, text: string, stack: FontStack, box: TextBox): Fitted {
  const known = fittedOn.get(paper) ?? new Map<string, Fitted>();
  fittedOn.set(paper, known);
  const key = JSON.stringify([text, stack, box]);
  const fitted = known.get(key) ?? newlyFitted(paper, text, stack, box);
  known.set(key, fitted);
  return fitted;
}

function newlyFitted(paper: Paper, text: string, stack: FontStack, box: TextBox): Fitted {
  const { leastFactor = 0.7 } = box;
  for (let most = 1; most <= box.mostLines; most += 1) {
    const smallest = most === box.mostLines ? box.smallest : box.largest * leastFactor;
    for (let size = box.largest; size >= smallest; size -= 1) {
      const type = { paper, stack, size };
      const lines = wrap(type, text, box.width);
      if (lines.length <= most && lines.every(({ width }) => width <= box.width)) {
        return { size, lines: evenly(type, text, lines) };
      }
    }
  }
  const type = { paper, stack, size: box.smallest };
  const broken = withBrokenWords(type, text, box.width);
  return { size: type.size, lines: wrap(type, broken, box.width) };
}

/** The same number of lines, broken so that the longest is as short as possible. */
function evenly(type: Type, text: string, lines: readonly Line[]): readonly Line[] {
  let best = lines;
  for (let width = longest(lines) - 4; width > 40; width -= 4) {
    const narrower = wrap(type, text, width);
    if (narrower.length > lines.length || longest(narrower) > width) return best;
    best = narrower;
  }
  return best;
}

const longest = (lines: readonly Line[]) => Math.max(...lines.map(({ width }) => width));

/** Draws a line with its baseline at `y`. */
export function drawLine(
  paper: Paper,
  line: Line,
  { size, x, y }: Readonly<Record<"size" | "x" | "y", number>>,
): void {
  let left = x;
  const draw = (text: string, from: number, baseline: number) =>
    paper.text(text, from, baseline, { lineBreak: false, baseline: "alphabetic" });
  for (const { font, text, marks } of line.runs) {
    paper.font(font).fontSize(size);
    draw(text, left, y);
    left += paper.widthOfString(text);
    for (const mark of marks) {
      const place = placeOf(paper, text.at(-1) ?? "", mark);
      draw(mark, left - place.before * size, y - place.raised * size);
    }
  }
}

/** The library's types lack it. */
interface OpenedFont {
  readonly _font: {
    readonly font: {
      readonly unitsPerEm: number;
      readonly xHeight: number;
      glyphForCodePoint(codePoint: number): {
        readonly advanceWidth: number;
        readonly bbox: { readonly minX: number; readonly maxX: number; readonly maxY: number };
      };
    };
  };
}

/** Where a diacritic stands, in multiples of the size; the library puts some on the next letter, as in `ẍu`. */
function placeOf(paper: Paper, letter: string, mark: string) {
  const { font } = (paper as unknown as OpenedFont)._font;
  const glyphOf = (text: string) => font.glyphForCodePoint(text.codePointAt(0) ?? 0);
  const [base, { bbox }] = [glyphOf(letter), glyphOf(mark)];
  const isTall = base.bbox.maxY > font.xHeight * 1.1;
  const isAbove = bbox.maxY > font.xHeight;
  return {
    before: (base.advanceWidth / 2 + (bbox.minX + bbox.maxX) / 2) / font.unitsPerEm,
    raised: isTall && isAbove ? (base.bbox.maxY - font.xHeight) / font.unitsPerEm : 0,
  };
}
