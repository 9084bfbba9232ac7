/** How long a code must be out of view before it counts as shown again, in ms. */
const AWAY_MS = 2000;

/** Passes each showing of a code once, although a camera sees it in many frames. */
export class SeenCodes {
  #last = "";
  #lastAt = 0;

  /** Whether `text`, seen at `at` in ms, is a new showing. */
  isNew(text: string, at: number): boolean {
    const isSame = text === this.#last && at - this.#lastAt < AWAY_MS;
    this.#last = text;
    this.#lastAt = at;
    return !isSame;
  }
}
