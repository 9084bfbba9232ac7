import { LRUCache } from "lru-cache";

/**
 * More networks than a university's students come from within an hour. With this many kept, whoever
 * sends from ever new addresses cannot fill the memory: the one unseen for longest is forgotten.
 */
const KEYS_KEPT = 20_000;

/**
 * Counts by key in this process's memory. A key's window begins with its first count and ends after
 * a fixed time; then the key starts afresh.
 */
export interface WindowCounter {
  /** What was counted for `key` in its window. */
  count(key: string): number;
  /** Adds `amount` and returns what `count` then does. */
  add(key: string, amount: number): number;
  /** Whole seconds until the key's window ends, at least 1. */
  secondsLeft(key: string): number;
}

/** A counter whose windows last `seconds`. */
export function createWindowCounter(seconds: number): WindowCounter {
  const counts = new LRUCache<string, number>({
    max: KEYS_KEPT,
    ttl: seconds * 1000,
    noUpdateTTL: true,
    // Goes on evenly, whatever happens to the machine's clock.
    perf: { now: () => performance.now() },
  });
  const count = (key: string) => counts.get(key) ?? 0;
  return {
    count,
    add: (key, amount) => {
      // Reading first forgets a window that has ended.
      const sum = count(key) + amount;
      counts.set(key, sum);
      return sum;
    },
    secondsLeft: (key) => Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000)),
  };
}
