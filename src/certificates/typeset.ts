/** Fonts of one weight: the first that has a character draws it, so the last should have the rarest ones. */
export type FontStack = readonly string[];

type Document = PDFKit.PDFDocument;

interface Run {
  readonly font: string;
  readonly text: string;
}

export interface Line {
  readonly text: string;
  readonly runs: readonly Run[];
  readonly width: number;
}

/** A line of text in points, with each character in a font that has it. */
export function lineOf(document: Document, text: string, stack: FontStack, size: number): Line {
  const runs: { font: string; text: string }[] = [];
  for (const character of printable(document, text, stack)) {
    const font = stack.find((each) => has(document, each, character)) ?? stack[0] ?? "";
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  const width = runs.reduce(
    (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );
  return { text, runs, width };
}

/** Letters that no font has lose their diacritics rather than becoming boxes. */
function printable(document: Document, text: string, stack: FontStack): string[] {
  return [...text.normalize("NFC")].flatMap((character) => {
    if (stack.some((font) => has(document, font, character))) return [character];
    const [base = ""] = character.normalize("NFD");
    return stack.some((font) => has(document, font, base)) ? [base] : [];
  });
}

function has(document: Document, font: string, character: string): boolean {
  document.font(font);
  const { font: file } = (document as unknown as { _font: { font: FontFile } })._font;
  return file.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

interface FontFile {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Breaks text into lines of at most `width` points. */
export function wrap(
  document: Document,
  text: string,
  stack: FontStack,
  size: number,
  width: number,
): Line[] {
  const lines: Line[] = [];
  let present = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = present === "" ? word : `${present} ${word}`;
    if (present !== "" && lineOf(document, longer, stack, size).width > width) {
      lines.push(lineOf(document, present, stack, size));
      present = word;
    } else present = longer;
  }
  return present === "" ? lines : [...lines, lineOf(document, present, stack, size)];
}

interface TextBox {
  readonly width: number;
  readonly largest: number;
  readonly smallest: number;
  readonly mostLines: number;
  /** The smallest scale factor that is accepted to save a line. */
  readonly leastFactor?: number;
}

/** The largest size at which the text fits into the box, and its lines; they are broken evenly. */
export function fitText(document: Document, text: string, stack: FontStack, box: TextBox) {
  const { leastFactor = 0.7 } = box;
  for (let most = 1; most <= box.mostLines; most += 1) {
    const smallest = most === box.mostLines ? box.smallest : box.largest * leastFactor;
    for (let size = box.largest; size >= smallest; size -= 1) {
      const lines = wrap(document, text, stack, size, box.width);
      if (lines.length <= most && lines.every(({ width }) => width <= box.width)) {
        return { size, lines: evenly(document, text, stack, size, lines) };
      }
    }
  }
  const size = box.smallest;
  return { size, lines: wrap(document, text, stack, size, box.width) };
}

/** The same number of lines, broken so that the longest is as short as possible. */
function evenly(
  document: Document,
  text: string,
  stack: FontStack,
  size: number,
  lines: readonly Line[],
): readonly Line[] {
  let best = lines;
  for (let width = longest(lines) - 4; width > 40; width -= 4) {
    const narrower = wrap(document, text, stack, size, width);
    if (narrower.length > lines.length || longest(narrower) > width) return best;
    best = narrower;
  }
  return best;
}

const longest = (lines: readonly Line[]) => Math.max(...lines.map(({ width }) => width));

/** Draws a line with its baseline at `y`. */
export function drawLine(document: Document, line: Line, size: number, x: number, y: number): void {
  let left = x;
  for (const { font, text } of line.runs) {
    document.font(font).fontSize(size);
    document.text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
    left += document.widthOfString(text);
  }
}
