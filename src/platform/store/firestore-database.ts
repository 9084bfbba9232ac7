import {
  AggregateField,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from "@google-cloud/firestore";
import {
  type DocumentDatabase,
  FieldChange,
  type Fields,
  isPlain,
  OutdatedError,
  partsOf,
  type Reader,
  type DocumentSnapshot as Snapshot,
  StoreUnavailableError,
  type Writer,
} from "./documents.ts";
import { storeError } from "./firestore-faults.ts";

/** The most values that one query compares a field with. */
const MOST_COMPARED = 30;
/** The documents of one commit. */
const COMMIT_SIZE = 400;
/** Far below 10 MiB for a transaction, and 1 MiB for their document in the journal. */
const MOST_PEOPLE = 400;
/** Firestore sets a time of commit when it begins to work on it. */
const OVERLAP_MS = 2000;
/** How often a transaction is tried again because another server wrote first. */
const MAX_TRIES = 5;

/** A client whose calls have a time limit. It retries, with jitter, those that may be repeated. */
export function firestoreDatabase(firestore: Firestore, limitMs: number): DocumentDatabase {
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

  async function commit(write: (next: () => Writer) => void): Promise<void> {
    const batches: WriteBatch[] = [];
    let writer = writerTo(firestore.batch());
    let writes = 0;
    write(() => {
      if (writes % COMMIT_SIZE === 0) {
        const batch = firestore.batch();
        batches.push(batch);
        writer = writerTo(batch);
      }
      writes += 1;
      return writer;
    });
    for (const each of batches) await run(() => each.commit());
  }

  const read = (query: object) => run(() => (query as Query).get());

  return {
    collection: (path) => firestore.collection(path),
    ...readerOf(read, (documents) => run(() => firestore.getAll(...documents))),
    read,
    count: async (query) => (await run(() => (query as Query).count().get())).data().count,
    sum: async (query, field) => {
      const summed = (query as Query).aggregate({ sum: AggregateField.sum(field) });
      return (await run(() => summed.get())).data().sum;
    },
    isUnchangedSince: async () => false,
    timeAt: (ms) => Timestamp.fromMillis(ms),
    overlapMs: OVERLAP_MS,
    mostPeople: MOST_PEOPLE,
    transaction: async (work, first) => {
      if (first) await commit(first);
      let isBegun = false;
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        try {
          return await run((signal) =>
            firestore.runTransaction((open) => {
              signal.throwIfAborted();
              const reader = readerOf(
                (query) => open.get(query),
                (documents) => open.getAll(...documents),
              );
              const isRepeated = isBegun;
              isBegun = true;
              return work(writerTo(open), reader, isRepeated);
            }),
          );
        } catch (error) {
          if (!(error instanceof OutdatedError)) throw error;
        }
      }
      throw new StoreUnavailableError("Other writers keep changing the same documents");
    },
    write: (write) => commit((next) => write(next())),
    // An idle client does not keep the process alive.
    close: async () => {},
  };
}

function readerOf(
  query: (query: Query) => Promise<{ docs: Awaited<ReturnType<Reader["find"]>> }>,
  getAll: (documents: readonly DocumentReference[]) => Promise<DocumentSnapshot[]>,
): Reader {
  return {
    find: async (asked) => (await query(asked as Query)).docs,
    findWith: async (asked, field, values, operator = "in") => {
      const parts = partsOf(values, MOST_COMPARED);
      const found = await Promise.all(
        parts.map((part) => query((asked as Query).where(field, operator, part))),
      );
      return found.flatMap(({ docs }) => docs);
    },
    get: async (documents) =>
      documents.length === 0 ? [] : getAll(documents as readonly DocumentReference[]),
  };
}

function writerTo(target: Transaction | WriteBatch): Writer {
  // Both have the same methods, whose types differ in what they return.
  const open = target as WriteBatch;
  return {
    create: (document, fields) => void open.create(document as DocumentReference, stored(fields)),
    set: (document, fields, options = {}) =>
      void open.set(document as DocumentReference, stored(fields), options),
    update: (document, fields, since) => {
      const [ref, changes] = [document as DocumentReference, stored(fields)];
      if (since === undefined) open.update(ref, changes);
      // The condition repeats what Firestore's transactions guarantee; emulators may lack it.
      else open.update(ref, changes, { lastUpdateTime: timeOf(since) });
    },
    delete: (document) => void open.delete(document as DocumentReference),
  };
}

function timeOf({ updateTime }: Snapshot): Timestamp {
  if (!(updateTime instanceof Timestamp)) throw new Error("A document that was not read");
  return updateTime;
}

/** The fields as the client takes them. */
function stored(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value instanceof FieldChange) return [name, fieldValue(value)];
      return [name, isPlain(value) ? stored(value) : value];
    }),
  );
}

function fieldValue({ kind, values }: FieldChange): FieldValue {
  switch (kind) {
    case "commit time":
      return FieldValue.serverTimestamp();
    case "removed":
      return FieldValue.delete();
    case "increased":
      return FieldValue.increment(Number(values[0]));
    case "with":
      return FieldValue.arrayUnion(...values);
    case "without":
      return FieldValue.arrayRemove(...values);
  }
}
