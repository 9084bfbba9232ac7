import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore } from "@google-cloud/firestore";
import type { SetAsideChange } from "../../../domain/door/set-aside.ts";
import type { FirestoreCalls } from "../connection/calls.ts";
import { commitAll, type Write } from "../connection/commit-all.ts";
import { participantsIn } from "../participants/participants.ts";
import { registerIn } from "../register/register.ts";
import { logIn } from "./line.ts";

/** The most values in one query. */
const AT_ONCE = 30;

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

  async function holdersOf(carnets: readonly string[]) {
    const found = [];
    for (let first = 0; first < carnets.length; first += AT_ONCE) {
      const some = carnets.slice(first, first + AT_ONCE);
      const { docs } = await calls.run(() => participants.where("carnet", "in", some).get());
      found.push(...docs);
    }
    return found;
  }

  const nameOf = new Map(names.map(({ carnet, nombre }) => [carnet, nombre]));
  const renamed = await holdersOf([...nameOf.keys()]);
  const leaving = await holdersOf(removed);
  await commitAll(firestore, calls, [
    ...renamed.map(
      (document): Write =>
        (batch) =>
          void batch.update(document.ref, { nombre: nameOf.get(document.get("carnet")) }),
    ),
    ...leaving.map(
      ({ ref }): Write =>
        (batch) =>
          void batch.delete(ref),
    ),
    ...added.map(
      (person): Write =>
        (batch) =>
          void batch.create(participants.doc(person.carnet), { ...person }),
    ),
    ...ids.map(
      (id): Write =>
        (batch) =>
          void batch.update(log.doc(id), { apartada: isSetAside }),
    ),
    (batch) =>
      void batch.set(
        registerIn(firestore),
        { lista: randomUUID(), bitacora: randomUUID(), registrado: FieldValue.serverTimestamp() },
        { merge: true },
      ),
  ]);
}
