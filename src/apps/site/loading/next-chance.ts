/** The longest wait in milliseconds. */
const LONGEST_WAIT = 30_000;

/**
 * Resolves when it is worth trying again what has failed so many times: after a delay that doubles, when
 * the network is back, or when the visitor presses something.
 */
export function nextChance(failures: number): Promise<void> {
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
