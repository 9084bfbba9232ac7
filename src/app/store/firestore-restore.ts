import type { NewEntry } from "#access/model/journal.ts";
import { journalled } from "#access/store/firestore-steps.ts";
import type { StoreContents } from "#backup/server/store-contents.ts";
import { restoreCertificates } from "#certificates/store/firestore-restore-certificates.ts";
import { isSetAside, logIn, restoredFields } from "#door/store/line.ts";
import { contactsIn, doorId, withDoors } from "#door/store/register.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { isSamePerson } from "#people/model/list-change.ts";
import {
  byCarnet,
  emptied,
  participantsIn,
  personOf,
  readAll,
} from "#people/store/participants.ts";
import { REGISTER_ID, registerIn, renewed } from "#people/store/register.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import { restoreSignUps } from "#registration/store/firestore-registration.ts";

/**
 * Restores all but visits, in several commits; the last one has the journal's entry. An interrupted restore is
 * completed by running it again. Journal and sessions stay.
 */
export async function restoreDocuments(
  database: FirestoreDatabase,
  { participants, signUps, doors, log, certificates }: StoreContents,
  entry?: NewEntry,
): Promise<void> {
  const register = registerIn(database);
  const list = await listChanges(database, participants);
  const lines = await logChanges(database, log);
  await database.commitAll((next) => {
    // A change that was planned on the former list must not mix with this one.
    next().set(register, renewed("lista"), { merge: true });
    // Additions and changes come first, so that people who stay can always be found.
    for (const { ref, stored, person } of list.wanted)
      next().set(ref, { ...emptied(stored), ...person }, { merge: true });
    for (const { ref } of list.surplus) next().delete(ref);
    for (const id of lines.surplus) next().delete(logIn(database).doc(id));
    for (const line of lines.wanted) {
      next().set(logIn(database).doc(line.id), restoredFields(line));
    }
  });
  await restoreCertificates(database, certificates);
  await restoreSignUps(database, signUps);
  await journalled(database, entry, async (transaction) => {
    const contacts = doors.map(({ name, lastContact }) => [doorId(name), lastContact] as const);
    transaction.set(contactsIn(database), Object.fromEntries(contacts));
    // The register is written last, with a new list version and log id, so that every
    // phone reads both again.
    const fields = {
      ...withDoors(doors),
      ...renewed("lista", "bitacora", "constancias", "accesos"),
    };
    transaction.set(register, fields, { mergeFields: Object.keys(fields) });
    return true;
  });
}

async function listChanges(database: FirestoreDatabase, list: StoreContents["participants"]) {
  const participants = participantsIn(database);
  const stored = await readAll(database);
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
async function logChanges(database: FirestoreDatabase, log: StoreContents["log"]) {
  const found = await database.find(logIn(database).select("apartada"));
  const present = new Map(found.map((document) => [document.id, isSetAside(document)]));
  const ids = new Set([REGISTER_ID, ...log.map(({ id }) => id)]);
  return {
    wanted: log.filter((line) => present.get(line.id) !== line.isSetAside),
    surplus: [...present.keys()].filter((id) => !ids.has(id)),
  };
}
