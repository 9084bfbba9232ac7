import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore, type WriteBatch } from "@google-cloud/firestore";
import type { StoreContents } from "../port/backup.ts";
import type { FirestoreCalls } from "./connection/calls.ts";
import { fieldsOf, logIn } from "./door/line.ts";
import { importParticipants } from "./participants/import.ts";
import { contactsIn, doorId, REGISTER_ID, registerIn, withDoor } from "./register/register.ts";

/** Documents in one commit. */
const AT_ONCE = 400;

type Write = (batch: WriteBatch) => void;

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
  await commit(firestore, calls, await logWrites(firestore, calls, log));
  const register = registerIn(firestore);
  const contacts = contactsIn(firestore);
  const puertas = Object.assign({}, ...doors.map((door) => withDoor(door).puertas));
  const noted = doors.flatMap(({ name, lastContact }): Write[] =>
    lastContact === null
      ? []
      : [(batch) => void batch.set(contacts.doc(doorId(name)), { ultimo: lastContact })],
  );
  await commit(firestore, calls, [
    ...noted,
    // Last and whole, with another version of the list, so that every door reads it anew.
    (batch) =>
      void batch.set(register, {
        puertas,
        lista: randomUUID(),
        registrado: FieldValue.serverTimestamp(),
      }),
  ]);
}

/** A line is written once under its own id, so one that is there already is the same. */
async function logWrites(
  firestore: Firestore,
  calls: FirestoreCalls,
  log: StoreContents["log"],
): Promise<Write[]> {
  const lines = logIn(firestore);
  const wanted = new Set(log.map(({ id }) => id));
  const { docs } = await calls.run(() => lines.select().get());
  const present = new Set(docs.map(({ id }) => id));
  const surplus = [...present].filter((id) => !wanted.has(id) && id !== REGISTER_ID);
  return [
    ...surplus.map(
      (id): Write =>
        (batch) =>
          void batch.delete(lines.doc(id)),
    ),
    ...log
      .filter(({ id }) => !present.has(id))
      .map(
        (line): Write =>
          (batch) =>
            void batch.set(lines.doc(line.id), fieldsOf(line)),
      ),
  ];
}

async function commit(
  firestore: Firestore,
  calls: FirestoreCalls,
  writes: readonly Write[],
): Promise<void> {
  for (let first = 0; first < writes.length; first += AT_ONCE) {
    const batch = firestore.batch();
    for (const write of writes.slice(first, first + AT_ONCE)) write(batch);
    await calls.run(() => batch.commit());
  }
}
