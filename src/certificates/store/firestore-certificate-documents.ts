import { now } from "#people/store/firestore-register.ts";
import type { FirestoreDatabase, Reader } from "#platform/store/firestore-database.ts";
import type { Certificate } from "../model/certificate.ts";
import { certificateRecord } from "./certificate-record.ts";

/*
 * `constancias/<code>`, with the time of its last change; `constanciasDe/<person's id>` {codigo}, the one that
 * counts for a person, which a transaction reads so that nobody gets two; `marcas/<person's id>`;
 * `ajustes/constancia`.
 */
export const certificatesIn = (database: FirestoreDatabase) => ({
  certificates: database.collection("constancias"),
  holders: database.collection("constanciasDe"),
  grants: database.collection("marcas"),
  settings: database.collection("ajustes").doc("constancia"),
});

export const certificateFields = (certificate: Certificate) => ({
  ...certificateRecord.documentFields(certificate),
  ...now(),
});

/** The pointers of these people, in their order, and the certificates of those and of `codes`. */
export async function heldBy(
  database: FirestoreDatabase,
  read: Reader,
  people: readonly string[],
  codes: readonly string[] = [],
) {
  const { certificates, holders } = certificatesIn(database);
  const pointers = await read.getAll(people.map((id) => holders.doc(id)));
  const pointed = pointers.flatMap((pointer): string[] => pointer.get("codigo") ?? []);
  const all = [...new Set([...codes, ...pointed])];
  const found = await read.getAll(all.map((code) => certificates.doc(code)));
  return { pointers, held: certificateRecord.readDocuments(found) };
}
