import { readCarnet } from "../../domain/carnet/read-carnet.ts";

/** How long a code must be out of view before it counts as shown again, in ms. */
const AWAY_MS = 2000;

export type ShownCode =
  | { readonly kind: "carnet"; readonly carnet: string }
  /** A code that holds no carnet. */
  | { readonly kind: "other" };

/**
 * Passes each showing of a code once, although a camera sees it in many frames. A pass and the card of
 * the same student are one code.
 */
export class SeenCodes {
  /** When each code was last in view, in ms. */
  readonly #seen = new Map<string, number>();

  /** What of the `texts` in view at `at`, in ms, is shown anew: of several a carnet. */
  shownAnew(texts: readonly string[], at: number): ShownCode | null {
    const codes = texts.map((text) => ({ text, reading: readCarnet(text) }));
    const code = codes.find(({ reading }) => reading.kind === "carnet") ?? codes[0];
    if (code === undefined) return null;
    const { text, reading } = code;
    const shown: ShownCode = reading.kind === "carnet" ? reading : { kind: "other" };
    return this.#isNew(reading.kind === "carnet" ? reading.carnet : text, at) ? shown : null;
  }

  #isNew(code: string, at: number): boolean {
    for (const [each, last] of this.#seen) if (at - last >= AWAY_MS) this.#seen.delete(each);
    const isNew = !this.#seen.has(code);
    this.#seen.set(code, at);
    return isNew;
  }
}
