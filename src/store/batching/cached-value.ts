/** A value that is read anew only when the last reading is too old. */
export interface CachedValue<Value> {
  /** A value whose reading began less than `maxAgeMs` ago, as given here or once, or is begun now. */
  get(maxAgeMs?: number): Promise<Value>;
  /** A value whose reading begins now; `get` resolves with it from then on. */
  readNow(): Promise<Value>;
}

/**
 * Keeps what `read` resolves with for `maxAgeMs`; while a reading runs, all callers share
 * it. Its rejection reaches those callers and is not kept.
 */
export function cachedValue<Value>(
  maxAgeMs: number,
  read: () => Promise<Value>,
): CachedValue<Value> {
  let kept: { readonly value: Value; readonly begun: number } | null = null;
  let reading: Promise<Value> | null = null;

  async function readNow(): Promise<Value> {
    const begun = performance.now();
    const value = await read();
    // A slow reading that began earlier must not push out a newer value.
    if (kept === null || begun >= kept.begun) kept = { value, begun };
    return value;
  }

  return {
    get: async (lowerAgeMs = maxAgeMs) => {
      const age = Math.min(lowerAgeMs, maxAgeMs);
      if (kept !== null && performance.now() - kept.begun < age) return kept.value;
      reading ??= readNow().finally(() => {
        reading = null;
      });
      return reading;
    },
    readNow,
  };
}
