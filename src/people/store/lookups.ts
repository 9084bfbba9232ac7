import { LRUCache } from "lru-cache";
import type { Participant } from "../model/carnet/participant.ts";

/** Some 10 MB at most. */
const ANSWERS_KEPT = 50_000;

interface Answer {
  readonly participant: Promise<Participant | null>;
  readonly readAt: number;
}

/**
 * Caches the answers of `read`, found or not, so that repeating a look-up costs no read. An answer
 * older than `everyMs` is read again, but at most one such reading begins per `everyMs / 10`: clients
 * that repeat many carnets get older answers. With 10 s they cause one read a second, so it takes them
 * 14 hours to use up the 50,000 free reads of a day.
 */
export function repeatedLookups(
  everyMs: number,
  read: (carnet: string, possible: readonly string[]) => Promise<Participant | null>,
) {
  const answers = new LRUCache<string, Answer>({ max: ANSWERS_KEPT });
  let lastRepeat = Number.NEGATIVE_INFINITY;

  function readNow(carnet: string, possible: readonly string[]): Promise<Participant | null> {
    const answer = { participant: read(carnet, possible), readAt: performance.now() };
    answers.set(carnet, answer);
    answer.participant.catch(() => {
      if (answers.peek(carnet) === answer) answers.delete(carnet);
    });
    return answer.participant;
  }

  return {
    find(carnet: string, possible: readonly string[]): Promise<Participant | null> {
      const known = answers.get(carnet);
      const now = performance.now();
      if (known === undefined) return readNow(carnet, possible);
      const isOld = now - known.readAt >= everyMs && now - lastRepeat >= everyMs / 10;
      if (!isOld) return known.participant;
      lastRepeat = now;
      return readNow(carnet, possible);
    },
  };
}
