import type { Store } from "../../../store/port/store.ts";

/** On Firestore, a count costs one read per 1,000 people. */
const READ_EVERY_MS = 10 * 60_000;

/**
 * The number of people on the list: 0 before the first reading, and at most ten minutes old while it
 * is requested.
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
        // The previous size stays valid.
        () => {},
      );
    }
    return size;
  };
}
