import { type DocumentSnapshot, FieldValue } from "@google-cloud/firestore";
import { partsOfSteps, withoutChanges } from "#access/store/firestore-journal.ts";
import { journalled } from "#access/store/firestore-steps.ts";
import { certificatesIn } from "#certificates/store/firestore-certificates.ts";
import { aboutPeople, idIn, logIn } from "#door/store/line.ts";
import { carnetsOf, type PersonChange } from "#people/model/list-change.ts";
import { ERASED_NAME, ERASED_REASON, type Erasure } from "#people/store/erasure.ts";
import { participantsIn } from "#people/store/participants.ts";
import { now, registerIn, renewed } from "#people/store/register.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import { findMarks } from "#registration/store/firestore-announcements.ts";
import { signUpsIn } from "#registration/store/firestore-registration.ts";

/** Erases a person's data; a person has so few documents that it is one transaction. */
export async function erasePerson(
  database: FirestoreDatabase,
  { ids, requests, marked, changes, unlisted, at, entry }: Erasure,
): Promise<boolean> {
  const { certificates, holders, grants } = certificatesIn(database);
  const own = [...ids.keys()];
  const standIn = (document: DocumentSnapshot) => ({
    carnet: ids.get(idIn(document)) ?? "",
    personId: FieldValue.delete(),
  });
  return journalled(database, entry, async (transaction, read) => {
    const named = unlisted === null ? [] : [unlisted];
    const listed = await read.findWith(participantsIn(database), "carnet", named);
    if (listed.length > 0) return false;
    const [people, lines, issued, parts, forgetMarks] = await Promise.all([
      aboutPeople(read, participantsIn(database), own),
      aboutPeople(read, logIn(database), own),
      aboutPeople(read, certificates, own),
      partsOfSteps(database, read, [...new Set(changes.map((line) => line.entry.id))]),
      findMarks(database, read, marked),
    ]);
    forgetMarks(transaction);
    for (const { ref } of people) transaction.delete(ref);
    for (const line of lines) {
      const kind: unknown = line.get("kind");
      transaction.update(line.ref, {
        ...standIn(line),
        // A walk-in would put somebody on the list again, so it becomes an entry.
        kind: kind === "walk-in" ? "entry" : kind,
        nombre: kind === "rename" ? ERASED_NAME : null,
        numeroTicket: null,
        antes: null,
      });
    }
    for (const document of issued) {
      const instante = document.get("retirada.instante") ?? at;
      const retirada = { instante, motivo: ERASED_REASON };
      const named = standIn(document);
      transaction.update(document.ref, { ...named, nombre: ERASED_NAME, retirada, ...now() });
      if (document.get("reemplazo") === null) {
        transaction.set(holders.doc(named.carnet), { codigo: document.id });
      }
    }
    for (const id of own) {
      transaction.delete(holders.doc(id));
      transaction.delete(grants.doc(id));
    }
    for (const carnet of requests) transaction.delete(signUpsIn(database).doc(carnet));
    for (const part of parts) {
      const erased = changes.filter((line) => line.entry.id === part.step);
      const keys = erased.map(({ change }) => keyOf(change));
      withoutChanges(database, part, (change) => keys.includes(keyOf(change)), transaction);
    }
    if (own.length === 0) return true;
    // The last change in the register would name whoever was changed last.
    const versions = renewed("lista", "bitacora", "constancias");
    transaction.set(registerIn(database), versions, { merge: true });
    return true;
  });
}

const keyOf = (change: PersonChange) => carnetsOf(change).join(" ");
