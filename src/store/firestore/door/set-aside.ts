import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore } from "@google-cloud/firestore";
import type { SetAsideChange } from "../../../domain/door/log/set-aside.ts";
import type { FirestoreCalls } from "../connection/calls.ts";
import { commitAll, documentsWith } from "../connection/documents.ts";
import { addPerson, participantsIn } from "../participants/participants.ts";
import { registerIn } from "../register/register.ts";
import { logIn } from "./line.ts";

/**
 * Writes a change of `set-aside.ts`: first the list, then the lines, then the log's id. An
 * interrupted change is completed by planning it again.
 */
export async function setLinesAside(
  firestore: Firestore,
  calls: FirestoreCalls,
  { isSetAside, ids, names, removed, added }: SetAsideChange,
): Promise<void> {
  const participants = participantsIn(firestore);
  const log = logIn(firestore);

  const holdersOf = (carnets: readonly string[]) =>
    documentsWith(participants, "carnet", carnets, (query) => calls.run(() => query.get()));

  const nameOf = new Map(names.map(({ carnet, nombre }) => [carnet, nombre]));
  const renamed = await holdersOf([...nameOf.keys()]);
  const leaving = await holdersOf(removed);
  // Documents are read by their ids too, because another participant's may have one of these
  // carnets as its id.
  const references = added.map(({ carnet }) => participants.doc(carnet));
  const named =
    references.length === 0 ? [] : await calls.run(() => firestore.getAll(...references));
  await commitAll(firestore, calls, (next) => {
    for (const document of renamed) {
      next().update(document.ref, { nombre: nameOf.get(document.get("carnet")) });
    }
    for (const { ref } of leaving) next().delete(ref);
    added.forEach((person, index) => void addPerson(next(), participants, person, named[index]));
    for (const id of ids) next().update(log.doc(id), { apartada: isSetAside });
    next().set(
      registerIn(firestore),
      { lista: randomUUID(), bitacora: randomUUID(), registrado: FieldValue.serverTimestamp() },
      { merge: true },
    );
  });
}
