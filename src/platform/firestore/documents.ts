import type {
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
  WriteBatch,
} from "@google-cloud/firestore";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import type { FirestoreCalls } from "./calls.ts";
import { isOutdated } from "./faults.ts";

/** The most values in one query. */
const QUERY_SIZE = 30;

/** The documents whose `field` is, or whose list contains, one of the values; `read` carries out one query. */
export async function documentsWith(
  query: Query,
  field: string,
  values: readonly unknown[],
  read: (query: Query) => Promise<QuerySnapshot>,
  operator: "in" | "array-contains-any" = "in",
): Promise<QueryDocumentSnapshot[]> {
  const reading = partsOf(values, QUERY_SIZE).map((part) =>
    read(query.where(field, operator, part)),
  );
  return (await Promise.all(reading)).flatMap(({ docs }) => docs);
}

/** Updates or deletes one document; resolves with whether it existed. */
export async function onExisting(
  calls: FirestoreCalls,
  write: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await calls.run(write);
    return true;
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
}

/** The documents of one commit. */
const COMMIT_SIZE = 400;

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
    if (writes % COMMIT_SIZE === 0) {
      batch = firestore.batch();
      batches.push(batch);
    }
    writes += 1;
    return batch;
  });
  for (const each of batches) await calls.run(() => each.commit());
}

/** How often a transaction is tried again because another server wrote first. */
const MAX_TRIES = 5;

/**
 * Runs `work` in a transaction, again if a write of it was refused because a document has changed. The
 * library also repeats it when an answer is lost, so `work` may find its own writes.
 */
export async function inTransaction<Result>(
  firestore: Firestore,
  calls: FirestoreCalls,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return await calls.run((signal) =>
        firestore.runTransaction((transaction) => {
          signal.throwIfAborted();
          return work(transaction);
        }),
      );
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
  }
  throw new StoreUnavailableError("Other writers keep changing the same documents");
}

/** Divides items into parts of at most `size`, in order. */
export function partsOf<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
