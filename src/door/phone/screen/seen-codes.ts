import type { CodeReading, ScannedCode } from "./read-code.ts";

/** How long a code must be out of view before it counts as shown again, in ms. */
const AWAY_MS = 2000;

/** Reports each appearance of a code once; a student's pass and card have the same code. */
export class SeenCodes {
  readonly #seen = new Map<string, number>();
  readonly #readingOf: (code: ScannedCode) => CodeReading;

  constructor(readingOf: (code: ScannedCode) => CodeReading) {
    this.#readingOf = readingOf;
  }

  /** The code in view at `at`, in ms, if it was not in view before; carnets come first. */
  shownAnew(codes: readonly ScannedCode[], at: number): CodeReading | null {
    const read = codes.map((code) => ({ text: code.text, reading: this.#readingOf(code) }));
    const code = read.find(({ reading }) => reading.kind === "carnet") ?? read[0];
    if (code === undefined) return null;
    const { text, reading } = code;
    return this.#isNew(reading.kind === "carnet" ? reading.carnet : text, at) ? reading : null;
  }

  #isNew(code: string, at: number): boolean {
    for (const [each, last] of this.#seen) if (at - last >= AWAY_MS) this.#seen.delete(each);
    const isNew = !this.#seen.has(code);
    this.#seen.set(code, at);
    return isNew;
  }
}
