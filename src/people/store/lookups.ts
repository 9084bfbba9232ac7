import { LRUCache } from "lru-cache";

/** Some 10 MB at most. */
const ANSWERS_KEPT = 50_000;

interface Answer<Found> {
  readonly found: Promise<Found>;
  readonly readAt: number;
}

/**
 * Caches the answers of `read`, found or not, so that repeating a look-up costs no read. An answer
 * older than `everyMs` is read again, but at most one such reading begins per `everyMs / 10`: clients
 * that repeat many carnets get older answers. With 10 s they cause one read a second, so it takes them
 * 14 hours to use up the 50,000 free reads of a day.
 */
export function repeatedLookups<Found>(
  everyMs: number,
  read: (carnet: string, possible: readonly string[]) => Promise<Found>,
) {
  const answers = new LRUCache<string, Answer<Found>>({ max: ANSWERS_KEPT });
  let lastRepeat = Number.NEGATIVE_INFINITY;

  function readNow(carnet: string, possible: readonly string[]): Promise<Found> {
    const answer = { found: read(carnet, possible), readAt: performance.now() };
    answers.set(carnet, answer);
    answer.found.catch(() => {
      if (answers.peek(carnet) === answer) answers.delete(carnet);
    });
    return answer.found;
  }

  return {
    find(carnet: string, possible: readonly string[]): Promise<Found> {
      const known = answers.get(carnet);
      const now = performance.now();
      if (known === undefined) return readNow(carnet, possible);
      const isOld = now - known.readAt >= everyMs && now - lastRepeat >= everyMs / 10;
      if (!isOld) return known.found;
      lastRepeat = now;
      return readNow(carnet, possible);
    },
    /** Reads the next time, because this server has changed what is found. */
    forget: (carnet: string) => void answers.delete(carnet),
    forgetAll: () => answers.clear(),
  };
}
