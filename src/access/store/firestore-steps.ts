import {
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction,
} from "@google-cloud/firestore";
import { z } from "zod/mini";
import { carnetsOf, idsIn, type PersonChange } from "#people/model/list-change.ts";
import type { FirestoreDatabase, Reader } from "#platform/store/firestore-database.ts";
import { storedRecord } from "#platform/store/stored-record.ts";
import { type JournalEntry, journalKinds, type NewEntry } from "../model/journal.ts";

/*
 * `diario/<id>` {instante, quien, tipo, detalle, deshace, personas}: a step and the number of people
 * whom it changed. `cambios/<id>-<part>` {paso, tipo, carnets, personas, instante, desde}: a part of its
 * changes; `carnets` holds each carnet before and after and each id, so that a person is found without an
 * index of ours. A part that organisers made gives the list its own id as version, and `desde` is the version
 * before it; changes by doors are in their log.
 */
export const stepsIn = (database: FirestoreDatabase) => database.collection("diario");
export const partsIn = (database: FirestoreDatabase) => database.collection("cambios");

const toMillis = z.transform((time: Timestamp) => time.toMillis());
/** A time that Firestore has set, in ms since the epoch. */
export const serverTime = z.pipe(z.instanceof(Timestamp), toMillis);

export const entryRecord = storedRecord<JournalEntry>({
  id: ["id", z.string()],
  at: ["instante", serverTime],
  by: ["quien", z.string()],
  kind: ["tipo", z.enum(journalKinds)],
  detail: ["detalle", z.string()],
  undoes: ["deshace", z.nullable(z.string())],
  people: ["personas", z.int()],
});

/** The document of a part of a step's changes. */
export function partIn(database: FirestoreDatabase, { id }: NewEntry, part: number) {
  // The ids are in the order of the parts, which is the order in which Firestore returns them.
  return partsIn(database).doc(`${id}-${String(part).padStart(3, "0")}`);
}

interface StepPart {
  readonly entry: NewEntry;
  readonly changes: readonly PersonChange[];
  readonly part?: number;
  /** The list's version before it, unless a door makes the change. */
  readonly from?: string;
}

/** Writes a part of the step's changes, and with the first part the step. */
export function writePart(
  database: FirestoreDatabase,
  transaction: Transaction,
  { entry, changes, part = 0, from }: StepPart,
): void {
  const step = stepsIn(database).doc(entry.id);
  if (part === 0) transaction.create(step, fieldsOf(entry, changes.length));
  else transaction.update(step, { personas: FieldValue.increment(changes.length) });
  transaction.create(partIn(database, entry, part), {
    paso: entry.id,
    tipo: entry.kind,
    ...changesFields(changes),
    ...(from !== undefined && { desde: from }),
    instante: FieldValue.serverTimestamp(),
  });
}

/** A write within a transaction; resolves with `false` if it wrote nothing. */
export type Write = (transaction: Transaction, read: Reader) => Promise<unknown>;

/**
 * Runs a write together with its entry in the journal, in one transaction. Whoever repeats it because the
 * answer to its commit was lost finds the entry, and gets `true` again.
 */
export function journalled(
  database: FirestoreDatabase,
  entry: NewEntry | undefined,
  write: Write,
): Promise<boolean> {
  return database.transaction(async (transaction, read) => {
    if (entry && (await read.get(stepsIn(database).doc(entry.id))).exists) return true;
    const isWritten = (await write(transaction, read)) !== false;
    if (isWritten && entry) addStep(database, transaction, entry);
    return isWritten;
  });
}

/** A write that removes a document; resolves with `false` if it is gone. */
export function removing(document: DocumentReference): Write {
  return async (transaction, read) =>
    (await read.get(document)).exists && transaction.delete(document);
}

/** A write that changes these fields of a document; resolves with `false` if it is gone. */
export function updating(document: DocumentReference, fields: Record<string, unknown>): Write {
  return async (transaction, read) =>
    (await read.get(document)).exists && transaction.update(document, fields);
}

/** Writes a step that does not change the list; writing it again changes nothing. */
export function addStep(database: FirestoreDatabase, transaction: Transaction, entry: NewEntry) {
  transaction.set(stepsIn(database).doc(entry.id), fieldsOf(entry, 0));
}

/** Each carnet before and after, and each id. */
export const namesIn = (change: PersonChange) => [...carnetsOf(change), ...idsIn(change)];

export function changesFields(changes: readonly PersonChange[]) {
  return {
    carnets: [...new Set(changes.flatMap(namesIn))],
    personas: changes.map(({ before, after }) => ({ antes: before, despues: after })),
  };
}

const fieldsOf = (entry: NewEntry, people: number) => ({
  ...entryRecord.documentFields({ ...entry, people }),
  instante: FieldValue.serverTimestamp(),
});
