import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@google-cloud/firestore";
import { carnetsOf, idsIn, type PersonChange } from "#people/model/list-change.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { inTransaction } from "#platform/firestore/documents.ts";
import type { Part, PartVersions } from "#platform/firestore/kept-part.ts";
import type { NewEntry } from "../model/journal.ts";

/*
 * `diario/<id>` {instante, quien, tipo, detalle, deshace, personas}: a step and the number of people
 * whom it changed. `cambios/<id>-<part>` {paso, tipo, carnets, personas, instante}: a part of its
 * changes; `carnets` holds each carnet before and after and each id, so that a person is found without an
 * index of ours.
 */

/** The document of a part of a step's changes. */
export function partIn(firestore: Firestore, { id }: NewEntry, part: number): DocumentReference {
  // The ids are in the order of the parts, which is the order in which Firestore returns them.
  return collectionsIn(firestore).parts.doc(`${id}-${String(part).padStart(3, "0")}`);
}

/** Writes a part of the step's changes, and with the first part the step. */
export function writePart(
  firestore: Firestore,
  transaction: Transaction,
  entry: NewEntry,
  part: number,
  changes: readonly PersonChange[],
): void {
  const step = collectionsIn(firestore).steps.doc(entry.id);
  if (part === 0) transaction.create(step, fieldsOf(entry, changes.length));
  else transaction.update(step, { personas: FieldValue.increment(changes.length) });
  transaction.create(partIn(firestore, entry, part), {
    paso: entry.id,
    tipo: entry.kind,
    ...changesFields(changes),
    instante: FieldValue.serverTimestamp(),
  });
}

/**
 * Runs a write together with its entry in the journal, in one transaction; `write` resolves with whether
 * it wrote. Whoever repeats it because the answer to its commit was lost finds the entry, and gets `true`
 * again.
 */
export function journalled(
  firestore: Firestore,
  calls: FirestoreCalls,
  entry: NewEntry | undefined,
  write: (transaction: Transaction) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(firestore, calls, async (transaction) => {
    if (entry === undefined) return write(transaction);
    const step = collectionsIn(firestore).steps.doc(entry.id);
    if ((await transaction.get(step)).exists) return true;
    const isWritten = await write(transaction);
    if (isWritten) addStep(firestore, transaction, entry);
    return isWritten;
  });
}

/** As `journalled`, for a part that servers keep in memory: they read it again, this one at once. */
export async function changePart(
  firestore: Firestore,
  calls: FirestoreCalls,
  kept: { readonly versions: PartVersions; readonly part: Part },
  entry: NewEntry | undefined,
  write: (transaction: Transaction) => Promise<boolean>,
): Promise<boolean> {
  const isWritten = await journalled(firestore, calls, entry, async (transaction) => {
    const isNew = await write(transaction);
    if (isNew) kept.versions.change(transaction, kept.part);
    return isNew;
  });
  await kept.versions.refresh();
  return isWritten;
}

/** Writes a step that does not change the list; writing it again changes nothing. */
export function addStep(firestore: Firestore, transaction: Transaction, entry: NewEntry): void {
  transaction.set(collectionsIn(firestore).steps.doc(entry.id), fieldsOf(entry, 0));
}

export function changesFields(changes: readonly PersonChange[]) {
  return {
    carnets: [...new Set(changes.flatMap((each) => [...carnetsOf(each), ...idsIn(each)]))],
    personas: changes.map(({ before, after }) => ({ antes: before, despues: after })),
  };
}

export function collectionsIn(firestore: Firestore) {
  return { steps: firestore.collection("diario"), parts: firestore.collection("cambios") };
}

function fieldsOf({ by, kind, detail, undoes }: NewEntry, people: number) {
  return {
    instante: FieldValue.serverTimestamp(),
    quien: by,
    tipo: kind,
    detalle: detail,
    deshace: undoes,
    personas: people,
  };
}
