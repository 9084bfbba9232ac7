/** The longest time that a timer can wait, in ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Ends the shift when its time has passed, also on a phone that slept meanwhile. */
export class Expiry {
  readonly #left: () => number;
  readonly #onExpired: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `left` returns the ms until the end, which may move. */
  constructor(left: () => number, onExpired: () => void) {
    this.#left = left;
    this.#onExpired = onExpired;
  }

  /** Whether the time has passed. If not, waits for it. */
  check(): boolean {
    this.stop();
    const left = this.#left();
    if (left > 0) this.#timer = setTimeout(() => this.check(), Math.min(left, LONGEST_TIMER_MS));
    else this.#onExpired();
    return left <= 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
