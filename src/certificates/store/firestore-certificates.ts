import type { DocumentSnapshot, Timestamp } from "@google-cloud/firestore";
import pLimit from "p-limit";
import type { NewEntry } from "#access/model/journal.ts";
import { keptPart, type PartVersions } from "#access/store/firestore-kept-part.ts";
import { addStep, journalled, removing, updating } from "#access/store/firestore-steps.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { ERASED_NAME, ERASED_REASON, type Erasure } from "#people/store/erasure.ts";
import { aboutPeople, standInOf } from "#people/store/firestore-participants.ts";
import { afterReading, now, writtenSince } from "#people/store/firestore-register.ts";
import {
  type FirestoreDatabase,
  type FirestorePart,
  writeSince,
} from "#platform/store/firestore-database.ts";
import { partsOf } from "#platform/text/group-by.ts";
import { type Certificate, certificateSettingsSchema } from "../model/certificate.ts";
import { type IssueOptions, issueOf, type NewCertificate } from "../model/issue-of.ts";
import { lackingCertificates } from "../model/lacking-certificates.ts";
import { changedSettings } from "../model/organiser-calls.ts";
import { certificateRecord, grantRecord } from "./certificate-record.ts";
import type { CertificateContents, CertificateStore } from "./certificate-store.ts";
import { certificateFields, certificatesIn, heldBy } from "./firestore-certificate-documents.ts";

/** People or certificates in one transaction, with up to three writes each. */
const AT_ONCE = 100;

export function firestoreCertificates(
  database: FirestoreDatabase,
  versions: PartVersions,
): CertificateStore & FirestorePart<CertificateContents, Erasure> {
  const { certificates, holders, grants, settings } = certificatesIn(database);
  const kept = keptPart(database, versions, "constancias", async () => {
    const [design, granted] = await Promise.all([database.get(settings), database.find(grants)]);
    return { settings: toSettings(design), grants: grantRecord.readDocuments(granted) };
  });
  /** The certificates as they were read last, by code. */
  const known = new Map<string, Certificate | null>();
  let knownTo: Timestamp | null = null;
  // So that a slow reading does not bring back what a newer one has replaced.
  const inTurn = pLimit(1);

  async function readNew(): Promise<void> {
    const query =
      knownTo === null ? certificates : writtenSince(certificates, afterReading(knownTo));
    const { docs, readTime } = await database.run(() => query.get());
    for (const document of docs) known.set(document.id, certificateRecord.readDocument(document));
    knownTo = readTime;
  }

  function issueSome(
    people: readonly NewCertificate[],
    options: IssueOptions,
    entry: NewEntry | undefined,
  ) {
    return database.transaction(async (transaction, read) => {
      const { pointers, held } = await heldBy(database, read, people.map(idOf));
      const issues = people.map((person) => {
        const present = held.find((each) => idOf(each) === idOf(person)) ?? null;
        return { present, ...issueOf(present, person, options) };
      });
      for (const [index, { present, certificate, isNew, replaces }] of issues.entries()) {
        const { code } = certificate;
        if (present !== null && replaces) {
          transaction.update(certificates.doc(present.code), { reemplazo: code, ...now() });
        }
        if (!isNew) continue;
        transaction.create(certificates.doc(code), certificateFields(certificate));
        const pointer = pointers[index];
        if (pointer !== undefined) writeSince(transaction, pointer, { codigo: code });
      }
      if (entry !== undefined && issues.some(({ isNew }) => isNew)) {
        addStep(database, transaction, entry);
      }
      return issues.map(({ certificate }) => certificate);
    });
  }

  return {
    settings: async () => (await kept.get()).settings,
    saveSettings: (changed, entry) =>
      kept.change(entry, async (transaction, read) => {
        const design = await read.get(settings);
        writeSince(transaction, design, changedSettings(toSettings(design), changed));
      }),
    grants: async () => (await kept.get()).grants,
    saveGrant: (grant, entry) =>
      kept.change(entry, async (transaction) =>
        transaction.set(grants.doc(grant.person), grantRecord.documentFields(grant)),
      ),
    removeGrant: (person, entry) => kept.change(entry, removing(grants.doc(person))),
    find: async (code) =>
      certificateRecord.readDocument(await database.get(certificates.doc(code))),
    list: async () => {
      await inTurn(readNew);
      const readable = [...known.values()].filter((certificate) => certificate !== null);
      return readable.sort((one, other) => (one.code < other.code ? -1 : 1));
    },
    ofPerson: async (person) => (await heldBy(database, database, [person])).held[0] ?? null,
    issue: async (people, issuedAt, isRenewal = false, entry = undefined) => {
      const issued: Certificate[] = [];
      for (const part of partsOf(people, AT_ONCE)) {
        issued.push(...(await issueSome(part, { issuedAt, isRenewal }, entry)));
      }
      return issued;
    },
    withdraw: (code, withdrawn, entry) => {
      const fields = { ...certificateRecord.write({ withdrawn }), ...now() };
      return journalled(database, entry, updating(certificates.doc(code), fields));
    },
    restore: (contents) => restoreCertificates(database, contents),
    erase: async (read, { ids, at }) => {
      const own = await aboutPeople(read, certificates, [...ids.keys()]);
      return (transaction) => {
        for (const document of own) {
          const fields = standInOf(document, ids);
          const instante = document.get("retirada.instante") ?? at;
          const retirada = { instante, motivo: ERASED_REASON };
          transaction.update(document.ref, { ...fields, nombre: ERASED_NAME, retirada, ...now() });
          if (document.get("reemplazo") === null) {
            transaction.set(holders.doc(fields.carnet), { codigo: document.id });
          }
        }
        for (const id of ids.keys()) {
          transaction.delete(holders.doc(id));
          transaction.delete(grants.doc(id));
        }
      };
    },
  };
}

const toSettings = (document: DocumentSnapshot) =>
  certificateSettingsSchema.safeParse(document.data()).data ?? null;

/** Restores certificates, in several commits; repeating an interrupted restore completes it. */
async function restoreCertificates(
  database: FirestoreDatabase,
  { certificates: { settings, marks, issued } }: CertificateContents,
): Promise<undefined> {
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
