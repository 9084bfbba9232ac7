import { idOf } from "#people/model/carnet/participant.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import { partsOf } from "#platform/text/group-by.ts";
import type { Certificate } from "../model/certificate.ts";
import { lackingCertificates } from "../model/lacking-certificates.ts";
import { grantRecord } from "./certificate-record.ts";
import type { CertificateContents } from "./certificate-store.ts";
import { certificateFields, certificatesIn, heldBy } from "./firestore-certificate-documents.ts";

/** Certificates in one transaction, with up to two writes each. */
const AT_ONCE = 100;

/** Restores certificates, in several commits; repeating an interrupted restore completes it. */
export async function restoreCertificates(
  database: FirestoreDatabase,
  { certificates: { settings, marks, issued } }: CertificateContents,
): Promise<null> {
  const { grants, settings: stored } = certificatesIn(database);
  const wanted = new Set(marks.map(({ person }) => person));
  const present = await database.find(grants.select());
  await database.commitAll((next) => {
    if (settings !== null) next().set(stored, settings);
    for (const { id, ref } of present) if (!wanted.has(id)) next().delete(ref);
    for (const grant of marks)
      next().set(grants.doc(grant.person), grantRecord.documentFields(grant));
  });
  for (const part of partsOf(issued, AT_ONCE)) await addLacking(database, part);
  return null;
}

/** Students may get their certificates meanwhile, so codes and holders are read in the transaction. */
function addLacking(database: FirestoreDatabase, some: readonly Certificate[]) {
  const { certificates, holders } = certificatesIn(database);
  const people = [...new Set(some.map(idOf))];
  return database.transaction(async (transaction, read) => {
    const codes = some.map(({ code }) => code);
    const { pointers, held } = await heldBy(database, read, people, codes);
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
