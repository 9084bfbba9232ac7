import type { Store } from "../../../store/port/store.ts";

/** On Firestore a count costs one read for each 1,000 people. */
const READ_EVERY_MS = 10 * 60_000;

/**
 * How many people are on the list, as last read: 0 until the first reading has come, and at most ten
 * minutes old while it is asked for.
 */
export function listSize(store: Pick<Store, "countParticipants">): () => number {
  let size = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - readAt >= READ_EVERY_MS) {
      readAt = performance.now();
      store.countParticipants().then(
        (count) => {
          size = count;
        },
        // The size that was read before stays.
        () => {},
      );
    }
    return size;
  };
}
