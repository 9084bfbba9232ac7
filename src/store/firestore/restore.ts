import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore } from "@google-cloud/firestore";
import { isSamePerson } from "../../domain/list/list-change.ts";
import type { StoreContents } from "../port/backup.ts";
import type { FirestoreCalls } from "./connection/calls.ts";
import { commitAll, type Write } from "./connection/commit-all.ts";
import { isSetAside, logIn, restoredFields } from "./door/line.ts";
import { restoreCertificates } from "./organisers/restore-certificates.ts";
import { byCarnet, comparable, participantsIn, readAll } from "./participants/participants.ts";
import { contactsIn, doorId, REGISTER_ID, registerIn, withDoor } from "./register/register.ts";

/**
 * Restores all but visits, in several commits. An interrupted restore is completed by
 * running it again. Journal and sessions stay.
 */
export async function restoreDocuments(
  firestore: Firestore,
  calls: FirestoreCalls,
  { participants, doors, log, certificates }: StoreContents,
): Promise<void> {
  const register = registerIn(firestore);
  await commitAll(firestore, calls, [
    // A change that was planned on the former list must not mix with this one.
    (batch) =>
      void batch.set(
        register,
        { lista: randomUUID(), registrado: FieldValue.serverTimestamp() },
        { merge: true },
      ),
    ...(await listWrites(firestore, calls, participants)),
    ...(await logWrites(firestore, calls, log)),
  ]);
  await restoreCertificates(firestore, calls, certificates);
  const contacts = contactsIn(firestore);
  const puertas = Object.assign({}, ...doors.map((door) => withDoor(door).puertas));
  const noted = doors.flatMap(({ name, lastContact }): Write[] =>
    lastContact === null
      ? []
      : [(batch) => void batch.set(contacts.doc(doorId(name)), { ultimo: lastContact })],
  );
  await commitAll(firestore, calls, [
    ...noted,
    // The register is written last and as a whole, with a new list version and log id, so that every
    // phone reads both again.
    (batch) =>
      void batch.set(register, {
        puertas,
        lista: randomUUID(),
        bitacora: randomUUID(),
        registrado: FieldValue.serverTimestamp(),
      }),
  ]);
}

/** Additions and changes come first, so that people who stay can always be found. */
async function listWrites(
  firestore: Firestore,
  calls: FirestoreCalls,
  list: StoreContents["participants"],
): Promise<Write[]> {
  const participants = participantsIn(firestore);
  const stored = await readAll(participants, calls);
  const takenIds = new Set(stored.map(({ document }) => document.id));
  const holders = byCarnet(stored);
  const listed = new Set(list.map(({ carnet }) => carnet));
  const wanted = list.flatMap(({ carnet, nombre, numeroTicket }): Write[] => {
    const [first] = holders.get(carnet) ?? [];
    const fields = { carnet, nombre, numeroTicket };
    if (first !== undefined && isSamePerson(comparable(first), fields)) return [];
    const added = takenIds.has(carnet) ? participants.doc() : participants.doc(carnet);
    return [(batch) => void batch.set(first?.document.ref ?? added, fields, { merge: true })];
  });
  const surplus = stored.filter(
    (each) => !listed.has(each.carnet) || each !== holders.get(each.carnet)?.[0],
  );
  return [
    ...wanted,
    ...surplus.map(
      ({ document }): Write =>
        (batch) =>
          void batch.delete(document.ref),
    ),
  ];
}

/** Existing lines are the same, unless they were set aside. */
async function logWrites(
  firestore: Firestore,
  calls: FirestoreCalls,
  log: StoreContents["log"],
): Promise<Write[]> {
  const lines = logIn(firestore);
  const wanted = new Set(log.map(({ id }) => id));
  const { docs } = await calls.run(() => lines.select("apartada").get());
  const present = new Map(docs.map((document) => [document.id, isSetAside(document)]));
  const surplus = [...present.keys()].filter((id) => !wanted.has(id) && id !== REGISTER_ID);
  return [
    ...surplus.map(
      (id): Write =>
        (batch) =>
          void batch.delete(lines.doc(id)),
    ),
    ...log
      .filter((line) => present.get(line.id) !== line.isSetAside)
      .map(
        (line): Write =>
          (batch) =>
            void batch.set(lines.doc(line.id), restoredFields(line)),
      ),
  ];
}
