/**
 * Caches the value of `read` for `maxAgeMs`. All callers share a running reading. Rejections reach
 * those callers and are not cached.
 */
export function cachedValue<Value>(maxAgeMs: number, read: () => Promise<Value>) {
  let cached: { readonly value: Value; readonly begun: number } | null = null;
  let reading: Promise<Value> | null = null;

  /** Begins a read now; `get` resolves with its value from then on. */
  async function readNow(): Promise<Value> {
    const begun = performance.now();
    const value = await read();
    // A slow reading that began earlier must not replace a newer value.
    if (cached === null || begun >= cached.begun) cached = { value, begun };
    return value;
  }

  return {
    /** Resolves with a value whose reading began less than `maxAgeMs` ago, or begins one now. */
    async get(): Promise<Value> {
      if (cached !== null && performance.now() - cached.begun < maxAgeMs) return cached.value;
      reading ??= readNow().finally(() => {
        reading = null;
      });
      return reading;
    },
    readNow,
  };
}
