import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore } from "@google-cloud/firestore";
import type { StoreContents } from "../port/backup.ts";
import type { FirestoreCalls } from "./connection/calls.ts";
import { commitAll, type Write } from "./connection/commit-all.ts";
import { isSetAside, logIn, restoredFields } from "./door/line.ts";
import { importParticipants } from "./participants/import.ts";
import { contactsIn, doorId, REGISTER_ID, registerIn, withDoor } from "./register/register.ts";

/**
 * Replaces participants, doors and log, in several commits. An interrupted restore is completed by
 * running it again.
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
