import { z } from "zod/mini";
import { now } from "#people/store/register.ts";
import type { DocumentDatabase, DocumentSnapshot, Reader } from "#platform/store/documents.ts";
import { storedRecord } from "#platform/store/stored-record.ts";
import { type Certificate, type CertificateGrant, wordingSchema } from "../model/certificate.ts";

/*
 * `constancias/<code>`, with the time of its last change; `constanciasDe/<person's id>` {codigo}, the one that
 * counts for a person, which a transaction reads so that nobody gets two; `marcas/<person's id>`;
 * `ajustes/constancia`.
 */
export const certificatesIn = (database: DocumentDatabase) => ({
  certificates: database.collection("constancias"),
  holders: database.collection("constanciasDe"),
  grants: database.collection("marcas"),
  settings: database.collection("ajustes").doc("constancia"),
});

const withdrawal = z.codec(
  z.object({ instante: z.int(), motivo: z.string() }),
  z.object({ at: z.int(), reason: z.string() }),
  {
    decode: ({ instante, motivo }) => ({ at: instante, reason: motivo }),
    encode: ({ at, reason }) => ({ instante: at, motivo: reason }),
  },
);
/** A certificate in the database. */
export const certificateRecord = storedRecord<Certificate>({
  code: ["code", z.string()],
  carnet: ["carnet", z.string()],
  personId: ["personId", z.optional(z.string())],
  nombre: ["nombre", z.string()],
  wording: ["dice", z._default(z.nullable(wordingSchema), null)],
  issuedAt: ["emitida", z.int()],
  replacedBy: ["reemplazo", z.nullable(z.string())],
  withdrawn: ["retirada", z.nullable(withdrawal)],
});

/** A grant in the database. */
const grantRecord = storedRecord<CertificateGrant>({
  person: ["persona", z.string()],
  reason: ["motivo", z.string()],
  by: ["quien", z.string()],
  at: ["instante", z.int()],
});

export const toCertificate = (document: DocumentSnapshot) =>
  certificateRecord.read({ ...document.data(), code: document.id });

export const certificateFields = ({ code: _, ...certificate }: Certificate) => ({
  ...certificateRecord.write(certificate),
  ...now(),
});

/** The pointers of these people, in their order, and the certificates of those. */
export async function heldBy(database: DocumentDatabase, read: Reader, people: readonly string[]) {
  const { certificates, holders } = certificatesIn(database);
  const pointers = await read.get(people.map((id) => holders.doc(id)));
  const codes = pointers.map((pointer) => pointer.get("codigo"));
  const pointed = new Set(codes.filter((code) => typeof code === "string"));
  const found = await read.get([...pointed].map((code) => certificates.doc(code)));
  return { pointers, held: found.flatMap((document) => toCertificate(document) ?? []) };
}

export const toGrant = (document: DocumentSnapshot) =>
  grantRecord.read({ ...document.data(), persona: document.id });

export const grantFields = ({ person: _, ...grant }: CertificateGrant) => grantRecord.write(grant);
