import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore } from "@google-cloud/firestore";
import type { StoreContents } from "#backup/server/store-contents.ts";
import { restoreCertificates } from "#certificates/store/firestore-restore-certificates.ts";
import { isSetAside, logIn, restoredFields } from "#door/store/line.ts";
import { contactsIn, doorId, withDoor } from "#door/store/register.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { isSamePerson } from "#people/model/list-change.ts";
import {
  byCarnet,
  emptied,
  participantsIn,
  personOf,
  readAll,
} from "#people/store/participants.ts";
import { REGISTER_ID, registerIn } from "#people/store/register.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { commitAll } from "#platform/firestore/documents.ts";
import { restoreSignUps } from "#registration/store/firestore-registration.ts";

/**
 * Restores all but visits, in several commits. An interrupted restore is completed by
 * running it again. Journal and sessions stay.
 */
export async function restoreDocuments(
  firestore: Firestore,
  calls: FirestoreCalls,
  { participants, signUps, doors, log, certificates }: StoreContents,
): Promise<void> {
  const register = registerIn(firestore);
  const list = await listChanges(firestore, calls, participants);
  const lines = await logChanges(firestore, calls, log);
  await commitAll(firestore, calls, (next) => {
    // A change that was planned on the former list must not mix with this one.
    const fields = { lista: randomUUID(), registrado: FieldValue.serverTimestamp() };
    next().set(register, fields, { merge: true });
    // Additions and changes come first, so that people who stay can always be found.
    for (const { ref, stored, person } of list.wanted)
      next().set(ref, { ...emptied(stored), ...person }, { merge: true });
    for (const { ref } of list.surplus) next().delete(ref);
    for (const id of lines.surplus) next().delete(logIn(firestore).doc(id));
    for (const line of lines.wanted) {
      next().set(logIn(firestore).doc(line.id), restoredFields(line));
    }
  });
  await restoreCertificates(firestore, calls, certificates);
  await restoreSignUps(firestore, calls, signUps);
  await commitAll(firestore, calls, (next) => {
    const contacts = doors.map(({ name, lastContact }) => [doorId(name), lastContact] as const);
    next().set(contactsIn(firestore), Object.fromEntries(contacts));
    // The register is written last, with a new list version and log id, so that every
    // phone reads both again.
    const fields = {
      puertas: Object.assign({}, ...doors.map((door) => withDoor(door).puertas)),
      lista: randomUUID(),
      cambio: null,
      bitacora: randomUUID(),
      registrado: FieldValue.serverTimestamp(),
    };
    const parts = { versiones: { constancias: randomUUID() } };
    const written = [...Object.keys(fields), "versiones.constancias"];
    next().set(register, { ...fields, ...parts }, { mergeFields: written });
  });
}

async function listChanges(
  firestore: Firestore,
  calls: FirestoreCalls,
  list: StoreContents["participants"],
) {
  const participants = participantsIn(firestore);
  const stored = await readAll(participants, calls);
  const takenIds = new Set(stored.map(({ id }) => id));
  const holders = byCarnet(stored);
  const listed = new Set(list.map(({ carnet }) => carnet));
  const wanted = list.flatMap((person) => {
    const [first] = holders.get(person.carnet) ?? [];
    if (first !== undefined && isSamePerson(personOf(first), person)) return [];
    const id = idOf(person);
    const added = takenIds.has(id) ? participants.doc() : participants.doc(id);
    return [{ ref: first?.ref ?? added, stored: first ? personOf(first) : null, person }];
  });
  const surplus = [...holders].flatMap(([carnet, documents]) =>
    listed.has(carnet) ? documents.slice(1) : documents,
  );
  return { wanted, surplus };
}

/** Existing lines are written again only if they were set aside or put back since. */
async function logChanges(firestore: Firestore, calls: FirestoreCalls, log: StoreContents["log"]) {
  const { docs } = await calls.run(() => logIn(firestore).select("apartada").get());
  const present = new Map(docs.map((document) => [document.id, isSetAside(document)]));
  const ids = new Set([REGISTER_ID, ...log.map(({ id }) => id)]);
  return {
    wanted: log.filter((line) => present.get(line.id) !== line.isSetAside),
    surplus: [...present.keys()].filter((id) => !ids.has(id)),
  };
}
