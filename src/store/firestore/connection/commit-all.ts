import type { Firestore, WriteBatch } from "@google-cloud/firestore";
import type { FirestoreCalls } from "./calls.ts";

/** Documents in one commit. */
const AT_ONCE = 400;

/**
 * Commits in order what `write` writes, in as many commits as needed: it calls `next` for the batch of
 * each of its writes.
 */
export async function commitAll(
  firestore: Firestore,
  calls: FirestoreCalls,
  write: (next: () => WriteBatch) => void,
): Promise<void> {
  const batches: WriteBatch[] = [];
  let batch = firestore.batch();
  let writes = 0;
  write(() => {
    if (writes % AT_ONCE === 0) {
      batch = firestore.batch();
      batches.push(batch);
    }
    writes += 1;
    return batch;
  });
  for (const each of batches) await calls.run(() => each.commit());
}
