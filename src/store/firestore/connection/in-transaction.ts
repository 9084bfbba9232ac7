import type { Firestore, Transaction } from "@google-cloud/firestore";
import { StoreUnavailableError } from "../../port/store.ts";
import type { FirestoreCalls } from "./calls.ts";
import { isOutdated } from "./faults.ts";

/** How often a transaction is tried again because another server wrote first. */
const MAX_TRIES = 5;

/**
 * Runs `work` in a transaction, again if a write of it was refused because a document has changed;
 * `tries` counts these refusals. The library also repeats it when an answer is lost, so `work` may
 * find its own writes.
 */
export async function inTransaction<Result>(
  firestore: Firestore,
  calls: FirestoreCalls,
  work: (transaction: Transaction, tries: number) => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await calls.run((signal) =>
        firestore.runTransaction((transaction) => {
          signal.throwIfAborted();
          return work(transaction, tries);
        }),
      );
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
  }
  throw new StoreUnavailableError("Other writers keep changing the same documents");
}
