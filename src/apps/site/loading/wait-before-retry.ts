/** The longest wait in milliseconds. */
const LONGEST_WAIT = 30_000;

/**
 * Resolves when a retry makes sense after this number of failures: after a delay that doubles, when
 * the browser is online again, or at a press.
 */
export function waitBeforeRetry(failures: number): Promise<void> {
  const waiting = new AbortController();
  return new Promise((resolve) => {
    const go = () => {
      waiting.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, Math.min(1000 * 2 ** failures, LONGEST_WAIT));
    addEventListener("online", go, { signal: waiting.signal });
    addEventListener("pointerdown", go, { signal: waiting.signal });
  });
}

/** The result of `load`, which is tried again up to `most` times; rejects with its last failure. */
export async function withRetries<T>(load: () => Promise<T>, most: number): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (failure) {
      if (failures === most) throw failure;
      await waitBeforeRetry(failures);
    }
  }
}
