import { z } from "zod/mini";
import { carnetsOf, idsIn, type PersonChange } from "#people/model/list-change.ts";
import {
  commitTime,
  type DocumentDatabase,
  type DocumentReference,
  increasedBy,
  isTime,
  type Reader,
  type Time,
  type WriteMany,
  type Writer,
} from "#platform/store/documents.ts";
import { storedRecord } from "#platform/store/stored-record.ts";
import { type JournalEntry, journalKinds, type NewEntry } from "../model/journal.ts";

/*
 * `diario/<id>` {instante, quien, tipo, detalle, deshace, personas}: a step and the number of people
 * whom it changed. `cambios/<id>-<part>` {paso, tipo, carnets, personas, instante, desde}: a part of its
 * changes; `carnets` holds each carnet before and after and each id, so that a person is found without an
 * index of ours. A part that organisers made gives the list its own id as version, and `desde` is the version
 * before it; changes by doors are in their log.
 */
export const stepsIn = (database: DocumentDatabase) => database.collection("diario");
export const partsIn = (database: DocumentDatabase) => database.collection("cambios");

/** A time that Firestore has set, in ms since the epoch. */
const serverTime = z.pipe(
  z.custom<Time>(isTime),
  z.transform((time) => time.toMillis()),
);

/** A step. */
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
export function partIn(
  database: DocumentDatabase,
  { id }: NewEntry,
  part: number,
): DocumentReference {
  // The ids are in the order of the parts, which is the order in which Firestore returns them.
  return partsIn(database).doc(`${id}-${String(part).padStart(3, "0")}`);
}

/**
 * Writes a part of the step's changes, and with the first part the step; `from` is the list's version before it,
 * unless a door makes the change.
 */
export function writePart(
  database: DocumentDatabase,
  writer: Writer,
  entry: NewEntry,
  changes: readonly PersonChange[],
  { part, from }: { readonly part: number; readonly from: string | null } = { part: 0, from: null },
): void {
  const step = stepsIn(database).doc(entry.id);
  if (part === 0) writer.create(step, fieldsOf(entry, changes.length));
  else writer.update(step, { personas: increasedBy(changes.length) });
  writer.create(partIn(database, entry, part), {
    paso: entry.id,
    tipo: entry.kind,
    ...changesFields(changes),
    ...(from !== null && { desde: from }),
    instante: commitTime,
  });
}

/** A write within a transaction; resolves with whether it wrote. */
export type Write = (writer: Writer, read: Reader) => Promise<boolean>;

/**
 * Runs a write together with its entry in the journal, in one transaction. Whoever repeats it because the
 * answer to its commit was lost finds the entry, and gets `true` again. `first` as in `transaction`.
 */
export function journalled(
  database: DocumentDatabase,
  entry: NewEntry | undefined,
  write: Write,
  first?: WriteMany,
): Promise<boolean> {
  return database.transaction(async (writer, read) => {
    if (entry === undefined) return write(writer, read);
    const [step] = await read.get([stepsIn(database).doc(entry.id)]);
    if (step?.exists) return true;
    const isWritten = await write(writer, read);
    if (isWritten) addStep(database, writer, entry);
    return isWritten;
  }, first);
}

/** A write that removes a document; resolves with `false` if it is gone. */
export function removing(document: DocumentReference): Write {
  return async (writer, read) => {
    const [present] = await read.get([document]);
    if (!present?.exists) return false;
    writer.delete(document);
    return true;
  };
}

/** Writes a step that does not change the list; writing it again changes nothing. */
export function addStep(database: DocumentDatabase, writer: Writer, entry: NewEntry): void {
  writer.set(stepsIn(database).doc(entry.id), fieldsOf(entry, 0));
}

export function changesFields(changes: readonly PersonChange[]) {
  return {
    carnets: [...new Set(changes.flatMap((each) => [...carnetsOf(each), ...idsIn(each)]))],
    personas: changes.map(({ before, after }) => ({ antes: before, despues: after })),
  };
}

function fieldsOf({ id: _, ...entry }: NewEntry, people: number) {
  return { ...entryRecord.write({ ...entry, people }), instante: commitTime };
}
