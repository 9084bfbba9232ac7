import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore } from "@google-cloud/firestore";
import type { StoreContents } from "../port/backup.ts";
import type { FirestoreCalls } from "./connection/calls.ts";
import { commitAll, type Write } from "./connection/commit-all.ts";
import { isSetAside, logIn, restoredFields } from "./door/line.ts";
import { importParticipants } from "./participants/import.ts";
import { contactsIn, doorId, REGISTER_ID, registerIn, withDoor } from "./register/register.ts";

/**
 * Makes the database hold these participants, doors and log. In several commits; one that is
 * interrupted is completed by doing it again.
 */
export async function restoreDocuments(
  firestore: Firestore,
  calls: FirestoreCalls,
  { participants, doors, log }: StoreContents,
): Promise<void> {
  await importParticipants(firestore, calls, participants, {
    mode: "replace",
    onProgress() {},
    keepPrevious() {},
  });
  await commitAll(firestore, calls, await logWrites(firestore, calls, log));
  const register = registerIn(firestore);
  const contacts = contactsIn(firestore);
  const puertas = Object.assign({}, ...doors.map((door) => withDoor(door).puertas));
  const noted = doors.flatMap(({ name, lastContact }): Write[] =>
    lastContact === null
      ? []
      : [(batch) => void batch.set(contacts.doc(doorId(name)), { ultimo: lastContact })],
  );
  await commitAll(firestore, calls, [
    ...noted,
    // Last and whole, with another version of the list and another id of the log, so that every phone
    // reads both anew.
    (batch) =>
      void batch.set(register, {
        puertas,
        lista: randomUUID(),
        bitacora: randomUUID(),
        registrado: FieldValue.serverTimestamp(),
      }),
  ]);
}

/** A line that is there already is the same, unless it was set aside. */
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
