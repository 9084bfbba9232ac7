/**
 * Lets a burst of `size` through at once, and one more every `everyMs`. It holds a single number:
 * the time at which it will be full again (the generic cell rate algorithm of ITU-T I.371).
 */
export class TokenBucket {
  readonly #size: number;
  readonly #everyMs: number;
  #fullAt = Number.NEGATIVE_INFINITY;

  constructor(size: number, everyMs: number) {
    this.#size = size;
    this.#everyMs = everyMs;
  }

  /** Whole tokens that were taken and have not come back at `now`, in ms of any steady clock. */
  taken(now: number): number {
    return Math.max(0, Math.ceil((this.#fullAt - now) / this.#everyMs));
  }

  /** Whole tokens left at `now`. */
  left(now: number): number {
    return this.#size - this.taken(now);
  }

  /** Takes one token. The caller asks `left` first; an empty bucket stays empty for longer. */
  take(now: number): void {
    this.#fullAt = Math.max(this.#fullAt, now) + this.#everyMs;
  }

  /** How many whole ms after `now` there will be so many tokens; 0 if there are. */
  msUntil(tokens: number, now: number): number {
    // Rounded, since sums of fractions would refuse the last token.
    return Math.max(0, Math.round(this.#fullAt - (this.#size - tokens) * this.#everyMs - now));
  }
}
