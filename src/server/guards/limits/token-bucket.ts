/**
 * Lets a burst of `size` through at once, and one more every `everyMs`. Its state is a single number,
 * the time at which it will be full again (the generic cell rate algorithm of ITU-T I.371).
 */
export class TokenBucket {
  size: number;
  readonly #everyMs: number;
  #fullAt = Number.NEGATIVE_INFINITY;

  constructor(size: number, everyMs: number) {
    this.size = size;
    this.#everyMs = everyMs;
  }

  /** Takes one token at `now`, in ms of any steady clock; a token that is not there yet is owed. */
  take(now: number): void {
    this.#fullAt = Math.max(this.#fullAt, now) + this.#everyMs;
  }

  /** How many whole ms after `now` there will be so many tokens; 0 if there are. */
  msUntil(tokens: number, now: number): number {
    // Rounded, since sums of fractions would refuse the last token.
    return Math.max(0, Math.round(this.#fullAt - (this.size - tokens) * this.#everyMs - now));
  }
}
