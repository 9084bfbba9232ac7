import { LRUCache } from "lru-cache";

/** Allows `size` at once, and one more every `everyMs` (the generic cell rate algorithm of ITU-T I.371). */
export class TokenBucket {
  readonly #size: number;
  readonly #everyMs: number;
  #fullAt = Number.NEGATIVE_INFINITY;

  constructor(size: number, everyMs: number) {
    this.#size = size;
    this.#everyMs = everyMs;
  }

  /** Takes one token at `now`, in ms of a monotonic clock; a missing token becomes a debt. */
  take(now: number): void {
    this.#fullAt = Math.max(this.#fullAt, now) + this.#everyMs;
  }

  /** Takes the tokens and returns 0, or takes none and returns the seconds until they are available. */
  takeOrWait(tokens = 1): number {
    const now = performance.now();
    const wait = this.msUntil(tokens, now);
    for (let taken = 0; wait === 0 && taken < tokens; taken += 1) this.take(now);
    return Math.ceil(wait / 1000);
  }

  /** Whole ms from `now` until the tokens are available; 0 if they are. */
  msUntil(tokens: number, now: number): number {
    // Rounded, because sums of fractions would refuse the last token.
    return Math.max(0, Math.round(this.#fullAt - (this.#size - tokens) * this.#everyMs - now));
  }
}

/** The bucket that was idle longest is evicted, so that new addresses cannot fill the memory. */
const BUCKETS_KEPT = 5000;

export function tokenBuckets(size: number, everyMs: number): (key: string) => TokenBucket {
  const memoMethod = () => new TokenBucket(size, everyMs);
  const buckets = new LRUCache<string, TokenBucket>({ max: BUCKETS_KEPT, memoMethod });
  return (key) => buckets.memo(key);
}
