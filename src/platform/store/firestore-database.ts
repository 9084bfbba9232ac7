import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
  WriteBatch,
} from "@google-cloud/firestore";
import { partsOf } from "#platform/text/group-by.ts";
import { isOutdated, storeError } from "./firestore-faults.ts";
import { StoreUnavailableError } from "./unavailable.ts";

/** The most values that one query compares a field with. */
const MOST_COMPARED = 30;
/** The documents of one commit. */
const COMMIT_SIZE = 400;
/** How often a transaction is tried again because another server wrote first. */
const MAX_TRIES = 5;

/** What a transaction writes, once it has read. */
export type Writes = (transaction: Transaction) => void;

/** How a room's documents are restored and rid of a person; a room without such data leaves either out. */
export interface FirestorePart<Contents, Erasure> {
  /**
   * Puts what a backup has in the place of what is stored, in several commits; repeating it completes it. What
   * it resolves with is written with the journal's entry, once all rooms have restored.
   */
  readonly restore?: (contents: Contents) => Promise<Writes | undefined>;
  /** Finds a person's data, and resolves with what takes them away. */
  readonly erase?: (read: Reader, erasure: Erasure) => Promise<Writes>;
}

/** Reads documents, alone or as part of a transaction. */
export interface Reader {
  find(query: Query): Promise<QueryDocumentSnapshot[]>;
  /** The documents whose `field` is, or whose list contains, one of the values. */
  findWith(
    query: Query,
    field: string,
    values: readonly unknown[],
    operator?: "in" | "array-contains-any",
  ): Promise<QueryDocumentSnapshot[]>;
  /** A document, whether or not it exists. */
  get(document: DocumentReference): Promise<DocumentSnapshot>;
  /** These documents in their order, as `get` does it. */
  getAll(documents: readonly DocumentReference[]): Promise<DocumentSnapshot[]>;
}

export type FirestoreDatabase = ReturnType<typeof firestoreDatabase>;

/** The reads and writes of a transaction. `isRepeated` is true if they run again after an earlier attempt. */
type Work<Result> = (
  transaction: Transaction,
  read: Reader,
  isRepeated: boolean,
) => Promise<Result>;

/** A client whose calls have a time limit. It retries, with jitter, those that may be repeated. */
export function firestoreDatabase(firestore: Firestore, limitMs: number) {
  /**
   * Runs one piece of database work with a time limit. Rejects with `StoreUnavailableError` when Firestore
   * cannot answer or the limit passes. A write that has begun may still arrive later, so work in several
   * steps checks the signal between them.
   */
  async function run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const giveUp = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const fault = new StoreUnavailableError(`Firestore did not answer in ${limitMs} ms`);
        giveUp.abort(fault);
        reject(fault);
      }, limitMs);
    });
    try {
      return await Promise.race([work(giveUp.signal), expired]);
    } catch (error) {
      throw storeError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    firestore,
    collection: (path: string): CollectionReference => firestore.collection(path),
    run,
    ...readerOf(
      (query) => run(() => query.get()),
      (document) => run(() => document.get()),
      (documents) => run(() => firestore.getAll(...documents)),
    ),
    /**
     * Runs `work` in a transaction, again if a write of it was refused because a document has changed. The
     * library also repeats it when an answer is lost, so `work` may find its own writes.
     */
    async transaction<Result>(work: Work<Result>): Promise<Result> {
      let isBegun = false;
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        try {
          return await run((signal) =>
            firestore.runTransaction((open) => {
              signal.throwIfAborted();
              const read = readerOf(
                (query) => open.get(query),
                (document) => open.get(document),
                (documents) => open.getAll(...documents),
              );
              const isRepeated = isBegun;
              isBegun = true;
              return work(open, read, isRepeated);
            }),
          );
        } catch (error) {
          if (!isOutdated(error)) throw error;
        }
      }
      throw new StoreUnavailableError("Other writers keep changing the same documents");
    },
    /**
     * Commits in order what `write` writes, in as many commits as needed: it calls `next` for the batch of
     * each of its writes.
     */
    async commitAll(write: (next: () => WriteBatch) => void): Promise<void> {
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
      for (const each of batches) await run(() => each.commit());
    },
  };
}

function readerOf(
  query: (query: Query) => Promise<QuerySnapshot>,
  get: Reader["get"],
  getAll: Reader["getAll"],
): Reader {
  return {
    find: async (asked) => (await query(asked)).docs,
    findWith: async (asked, field, values, operator = "in") => {
      const parts = partsOf(values, MOST_COMPARED);
      const found = await Promise.all(
        parts.map((part) => query(asked.where(field, operator, part))),
      );
      return found.flatMap(({ docs }) => docs);
    },
    get,
    getAll: async (documents) => (documents.length === 0 ? [] : getAll(documents)),
  };
}

/**
 * Writes these fields of a document unless it has changed since it was read in the transaction. Firestore's
 * transactions guarantee that; emulators may lack it.
 */
export function writeSince(
  transaction: Transaction,
  { ref, updateTime }: DocumentSnapshot,
  fields: Record<string, unknown>,
): void {
  if (updateTime === undefined) transaction.create(ref, fields);
  else transaction.update(ref, fields, { lastUpdateTime: updateTime });
}
