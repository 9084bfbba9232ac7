import type { Firestore, WriteBatch } from "@google-cloud/firestore";
import type { FirestoreCalls } from "./calls.ts";

/** Documents in one commit. */
const AT_ONCE = 400;

export type Write = (batch: WriteBatch) => void;

/** Carries out the writes in order, in as many commits as needed. */
export async function commitAll(
  firestore: Firestore,
  calls: FirestoreCalls,
  writes: readonly Write[],
): Promise<void> {
  for (let first = 0; first < writes.length; first += AT_ONCE) {
    const batch = firestore.batch();
    for (const write of writes.slice(first, first + AT_ONCE)) write(batch);
    await calls.run(() => batch.commit());
  }
}
