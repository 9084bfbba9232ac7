import type { Firestore, WriteBatch } from "@google-cloud/firestore";
import type { FirestoreCalls } from "./calls.ts";
import { partsOf } from "./parts-of.ts";

/** Documents in one commit. */
const AT_ONCE = 400;

export type Write = (batch: WriteBatch) => void;

/** Carries out the writes in order, in as many commits as needed. */
export async function commitAll(
  firestore: Firestore,
  calls: FirestoreCalls,
  writes: readonly Write[],
): Promise<void> {
  for (const part of partsOf(writes, AT_ONCE)) {
    const batch = firestore.batch();
    for (const write of part) write(batch);
    await calls.run(() => batch.commit());
  }
}
