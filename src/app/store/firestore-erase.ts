import { randomUUID } from "node:crypto";
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
} from "@google-cloud/firestore";
import { partsWith, withoutChanges } from "#access/store/firestore-journal.ts";
import { journalled } from "#access/store/firestore-steps.ts";
import { certificatesIn } from "#certificates/store/firestore-certificates.ts";
import { logIn } from "#door/store/line.ts";
import { carnetsOf, type PersonChange } from "#people/model/list-change.ts";
import { ERASED_NAME, ERASED_REASON, type Erasure } from "#people/store/erasure.ts";
import { participantsIn } from "#people/store/participants.ts";
import { registerIn } from "#people/store/register.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { documentsWith } from "#platform/firestore/documents.ts";
import { findMarks } from "#registration/store/firestore-announcements.ts";
import { signUpsIn } from "#registration/store/firestore-registration.ts";

/** Erases a person's data; a person has so few documents that it is one transaction. */
export async function erasePerson(
  firestore: Firestore,
  calls: FirestoreCalls,
  { ids, requests, changes, at, entry }: Erasure,
): Promise<void> {
  const { certificates, holders, grants } = certificatesIn(firestore);
  const log = logIn(firestore);
  const idIn = (document: DocumentSnapshot) =>
    String(document.get("personId") || document.get("carnet"));
  const standIn = (document: DocumentSnapshot) => ids.get(idIn(document)) ?? "";
  await journalled(firestore, calls, entry, async (transaction) => {
    const read = (query: Query) => transaction.get(query);
    /** Somebody else may have a carnet by now that was this person's. */
    const ofPerson = async (query: Query) => {
      const found = await Promise.all(
        ["carnet", "personId"].map((field) => documentsWith(query, field, [...ids.keys()], read)),
      );
      const own = found.flat().filter((document) => ids.has(idIn(document)));
      return new Map(own.map((document) => [document.id, document])).values();
    };
    const [people, lines, issued, parts, forgetMarks] = await Promise.all([
      ofPerson(participantsIn(firestore)),
      ofPerson(log),
      ofPerson(certificates),
      partsWith(firestore, read, [...new Set(changes.map((line) => line.entry.id))]),
      findMarks(firestore, [...ids.keys(), ...requests], read),
    ]);
    const isErased = (step: string) => {
      const own = changes
        .filter((line) => line.entry.id === step)
        .map(({ change }) => keyOf(change));
      return (change: PersonChange) => own.includes(keyOf(change));
    };
    forgetMarks(transaction);
    for (const { ref } of people) transaction.delete(ref);
    for (const line of lines) {
      const kind: unknown = line.get("kind");
      transaction.update(line.ref, {
        carnet: standIn(line),
        personId: FieldValue.delete(),
        // A walk-in would put somebody on the list again, so it becomes an entry.
        kind: kind === "walk-in" ? "entry" : kind,
        nombre: kind === "rename" ? ERASED_NAME : null,
        numeroTicket: null,
        antes: null,
      });
    }
    for (const document of issued) {
      const carnet = standIn(document);
      const retirada = { instante: document.get("retirada.instante") ?? at, motivo: ERASED_REASON };
      const personId = FieldValue.delete();
      transaction.update(document.ref, { carnet, personId, nombre: ERASED_NAME, retirada });
      if (document.get("reemplazo") === null) {
        transaction.set(holders.doc(carnet), { codigo: document.id });
      }
    }
    for (const id of ids.keys()) {
      transaction.delete(holders.doc(id));
      transaction.delete(grants.doc(id));
    }
    for (const carnet of requests) transaction.delete(signUpsIn(firestore).doc(carnet));
    for (const part of parts) withoutChanges(firestore, part, isErased(part.step), transaction);
    // The last change in the register would name whoever was changed last.
    const renewed = {
      lista: randomUUID(),
      cambio: null,
      bitacora: randomUUID(),
      versiones: { constancias: randomUUID() },
      registrado: FieldValue.serverTimestamp(),
    };
    transaction.set(registerIn(firestore), renewed, { merge: true });
    return true;
  });
}

const keyOf = (change: PersonChange) => carnetsOf(change).join(" ");
