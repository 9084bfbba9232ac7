import { idOf } from "#people/model/carnet/participant.ts";
import type { DocumentDatabase, WriteMany } from "#platform/store/documents.ts";
import { lackingCertificates } from "../model/lacking-certificates.ts";
import {
  certificateFields,
  certificatesIn,
  grantFields,
  toCertificate,
} from "./certificate-documents.ts";
import type { CertificateContents } from "./certificate-store.ts";

/** What restores certificates; refused if a student gets one meanwhile. */
export async function restoredCertificates(
  database: DocumentDatabase,
  { certificates: { settings, marks, issued } }: CertificateContents,
): Promise<{ first: WriteMany }> {
  const { certificates, holders, grants, settings: stored } = certificatesIn(database);
  const [granted, held, pointers] = await Promise.all(
    [grants.select(), certificates, holders.select()].map(database.find),
  );
  const wanted = new Set(marks.map(({ person }) => person));
  const lacking = lackingCertificates(
    issued,
    (held ?? []).flatMap((document) => toCertificate(document) ?? []),
  );
  // Somebody with certificates of two editions keeps the pointer to one.
  const having = new Set(pointers?.map(({ id }) => id));
  const pointed = lacking.filter((certificate) => {
    const isFirst = certificate.replacedBy === null && !having.has(idOf(certificate));
    if (isFirst) having.add(idOf(certificate));
    return isFirst;
  });
  return {
    first: (next) => {
      if (settings !== null) next().set(stored, settings);
      for (const { id, ref } of granted ?? []) if (!wanted.has(id)) next().delete(ref);
      for (const grant of marks) next().set(grants.doc(grant.person), grantFields(grant));
      for (const each of lacking)
        next().create(certificates.doc(each.code), certificateFields(each));
      for (const each of pointed) next().create(holders.doc(idOf(each)), { codigo: each.code });
    },
  };
}
