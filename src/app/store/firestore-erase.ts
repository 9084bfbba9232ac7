import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore, type Query } from "@google-cloud/firestore";
import { addingStep, partsWith, withoutChanges } from "#access/store/firestore-journal.ts";
import { certificatesIn } from "#certificates/store/firestore-certificates.ts";
import { logIn } from "#door/store/line.ts";
import { carnetsOf, type PersonChange } from "#people/model/list-change.ts";
import { ERASED_NAME, ERASED_REASON, type Erasure } from "#people/store/erasure.ts";
import { participantsIn } from "#people/store/participants.ts";
import { registerIn } from "#people/store/register.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { commitAll, documentsWith } from "#platform/firestore/documents.ts";

/** Erases a person's data; a person has so few documents that it is one commit. */
export async function erasePerson(
  firestore: Firestore,
  calls: FirestoreCalls,
  { carnets, changes, at, entry }: Erasure,
): Promise<void> {
  const { certificates, holders, grants } = certificatesIn(firestore);
  const log = logIn(firestore);
  const read = (query: Query) => calls.run(() => query.get());
  const named = (query: Query) => documentsWith(query, "carnet", [...carnets.keys()], read);
  const [people, lines, issued, parts] = await Promise.all([
    named(participantsIn(firestore)),
    named(log),
    named(certificates),
    partsWith(firestore, calls, [...new Set(changes.map((line) => line.entry.id))]),
  ]);
  const standIn = (carnet: unknown) => carnets.get(String(carnet)) ?? "";
  const isErased = (step: string) => {
    const own = changes.filter((line) => line.entry.id === step).map(({ change }) => keyOf(change));
    return (change: PersonChange) => own.includes(keyOf(change));
  };
  await commitAll(firestore, calls, (next) => {
    for (const { ref } of people) next().delete(ref);
    for (const line of lines) {
      const kind: unknown = line.get("kind");
      next().update(line.ref, {
        carnet: standIn(line.get("carnet")),
        // A walk-in would put somebody on the list again, so it becomes an entry.
        kind: kind === "walk-in" ? "entry" : kind,
        nombre: kind === "rename" ? ERASED_NAME : null,
        numeroTicket: null,
        antes: null,
      });
    }
    for (const document of issued) {
      const carnet = standIn(document.get("carnet"));
      const retirada = { instante: document.get("retirada.instante") ?? at, motivo: ERASED_REASON };
      next().update(document.ref, { carnet, nombre: ERASED_NAME, retirada });
      if (document.get("reemplazo") === null) {
        next().set(holders.doc(carnet), { codigo: document.id });
      }
    }
    for (const carnet of carnets.keys()) {
      next().delete(holders.doc(carnet));
      next().delete(grants.doc(carnet));
    }
    for (const part of parts) withoutChanges(firestore, part, isErased(part.step), next);
    addingStep(firestore, entry, next());
    // The last change in the register would name whoever was changed last.
    const renewed = { lista: randomUUID(), cambio: null, bitacora: randomUUID() };
    next().set(
      registerIn(firestore),
      { ...renewed, registrado: FieldValue.serverTimestamp() },
      { merge: true },
    );
  });
}

const keyOf = (change: PersonChange) => carnetsOf(change).join(" ");
