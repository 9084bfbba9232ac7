import type { DocumentSnapshot } from "@google-cloud/firestore";
import { now } from "#people/store/register.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import type { Certificate, CertificateGrant } from "../model/certificate.ts";
import { certificateRecord, grantRecord } from "./certificate-record.ts";

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

export const toCertificate = (document: DocumentSnapshot) =>
  certificateRecord.read({ ...document.data(), code: document.id });

export const certificateFields = ({ code: _, ...certificate }: Certificate) => ({
  ...certificateRecord.write(certificate),
  ...now(),
});

export const toGrant = (document: DocumentSnapshot) =>
  grantRecord.read({ ...document.data(), persona: document.id });

export const grantFields = ({ person: _, ...grant }: CertificateGrant) => grantRecord.write(grant);
