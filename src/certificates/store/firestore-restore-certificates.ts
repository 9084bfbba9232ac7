import type { Firestore } from "@google-cloud/firestore";
import { idOf } from "#people/model/carnet/participant.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { commitAll, inTransaction, partsOf } from "#platform/firestore/documents.ts";
import type { Certificate } from "../model/certificate.ts";
import { lackingCertificates } from "../model/lacking-certificates.ts";
import type { StoredCertificates } from "./certificate-store.ts";
import {
  certificateFields,
  certificatesIn,
  grantFields,
  toCertificate,
} from "./firestore-certificates.ts";

/** Certificates in one transaction, with up to two writes each. */
const AT_ONCE = 100;

/** Restores certificates, in several commits; repeating an interrupted restore completes it. */
export async function restoreCertificates(
  firestore: Firestore,
  calls: FirestoreCalls,
  { settings, marks: wanted, issued }: StoredCertificates,
): Promise<void> {
  const { grants, settings: stored } = certificatesIn(firestore);
  const granted = new Set(wanted.map(({ person }) => person));
  const { docs } = await calls.run(() => grants.select().get());
  const surplus = docs.filter(({ id }) => !granted.has(id));
  await commitAll(firestore, calls, (next) => {
    if (settings !== null) next().set(stored, settings);
    for (const { ref } of surplus) next().delete(ref);
    for (const grant of wanted) next().set(grants.doc(grant.person), grantFields(grant));
  });
  for (const part of partsOf(issued, AT_ONCE)) await addLacking(firestore, calls, part);
}

/** Students may get their certificates meanwhile, so codes and holders are read in the transaction. */
function addLacking(firestore: Firestore, calls: FirestoreCalls, some: readonly Certificate[]) {
  const { certificates, holders } = certificatesIn(firestore);
  const people = [...new Set(some.map(idOf))];
  return inTransaction(firestore, calls, async (transaction) => {
    const pointers = await transaction.getAll(...people.map((id) => holders.doc(id)));
    const pointed = pointers.flatMap((pointer): string[] => pointer.get("codigo") ?? []);
    const codes = new Set([...some.map(({ code }) => code), ...pointed]);
    const present = await transaction.getAll(...[...codes].map((code) => certificates.doc(code)));
    const held = present.flatMap((document) => toCertificate(document) ?? []);
    const having = new Set(pointers.filter(({ exists }) => exists).map(({ id }) => id));
    for (const certificate of lackingCertificates(some, held)) {
      const { code, replacedBy } = certificate;
      const person = idOf(certificate);
      transaction.create(certificates.doc(code), certificateFields(certificate));
      // Somebody with certificates of two editions keeps the pointer to one.
      if (replacedBy !== null || having.has(person)) continue;
      having.add(person);
      transaction.create(holders.doc(person), { codigo: code });
    }
  });
}
