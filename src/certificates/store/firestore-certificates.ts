import type { DocumentSnapshot, Firestore, Transaction } from "@google-cloud/firestore";
import { z } from "zod/mini";
import type { NewEntry } from "#access/model/journal.ts";
import { addStep, changePart, journalled } from "#access/store/firestore-steps.ts";
import { idOf, withId } from "#people/model/carnet/participant.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { inTransaction, partsOf } from "#platform/firestore/documents.ts";
import { keptPart, type PartVersions } from "#platform/firestore/kept-part.ts";
import {
  type Certificate,
  type CertificateGrant,
  certificateSettingsSchema,
  wordingSchema,
} from "../model/certificate.ts";
import { type IssueOptions, issueOf, type NewCertificate } from "../model/issue-of.ts";
import type { CertificateStore } from "./certificate-store.ts";

/** People in one transaction, with up to three writes each. */
const AT_ONCE = 100;

export const certificatesIn = (firestore: Firestore) => ({
  certificates: firestore.collection("constancias"),
  holders: firestore.collection("constanciasDe"),
  grants: firestore.collection("marcas"),
  settings: firestore.doc("ajustes/constancia"),
});

const certificateSchema = z.object({
  carnet: z.string(),
  personId: z.optional(z.string()),
  nombre: z.string(),
  dice: z._default(z.nullable(wordingSchema), null),
  emitida: z.int(),
  reemplazo: z.nullable(z.string()),
  retirada: z.nullable(z.object({ instante: z.int(), motivo: z.string() })),
});
const grantSchema = z.object({ motivo: z.string(), quien: z.string(), instante: z.int() });

/**
 * `constancias/<code>`; `constanciasDe/<person's id>` {codigo}, the one that counts for a person, which a
 * transaction reads so that nobody gets two; `marcas/<person's id>`; `ajustes/constancia`.
 */
export function firestoreCertificates(
  firestore: Firestore,
  calls: FirestoreCalls,
  versions: PartVersions,
): CertificateStore {
  const { certificates, holders, grants, settings } = certificatesIn(firestore);
  const kept = keptPart(versions, "constancias", async () => {
    const [design, { docs }] = await calls.run(() => Promise.all([settings.get(), grants.get()]));
    return {
      settings: certificateSettingsSchema.safeParse(design.data()).data ?? null,
      grants: docs.flatMap((document) => toGrant(document) ?? []),
    };
  });
  const change = (
    entry: NewEntry | undefined,
    write: (transaction: Transaction) => Promise<boolean>,
  ) => changePart(firestore, calls, { versions, part: "constancias" }, entry, write);

  function issueSome(
    people: readonly NewCertificate[],
    options: IssueOptions,
    entry: NewEntry | undefined,
  ) {
    return inTransaction(firestore, calls, async (transaction) => {
      const pointers = await transaction.getAll(...people.map((each) => holders.doc(idOf(each))));
      const codes = pointers.flatMap((pointer): string[] => pointer.get("codigo") ?? []);
      const found =
        codes.length === 0
          ? []
          : await transaction.getAll(...codes.map((code) => certificates.doc(code)));
      const present = new Map(
        found
          .flatMap((document) => toCertificate(document) ?? [])
          .map((each) => [idOf(each), each]),
      );
      let isAnyNew = false;
      const certified = people.map((person, index) => {
        const held = present.get(idOf(person)) ?? null;
        const { certificate, isNew, replaces } = issueOf(held, person, options);
        const { code } = certificate;
        if (held !== null && replaces) {
          transaction.update(certificates.doc(held.code), { reemplazo: code });
        }
        if (!isNew) return certificate;
        isAnyNew = true;
        transaction.create(certificates.doc(code), certificateFields(certificate));
        const pointer = pointers[index];
        // Fails if another server has given the person one since it was read.
        if (pointer?.updateTime === undefined)
          transaction.create(holders.doc(idOf(certificate)), { codigo: code });
        else
          transaction.update(pointer.ref, { codigo: code }, { lastUpdateTime: pointer.updateTime });
        return certificate;
      });
      if (isAnyNew && entry !== undefined) addStep(firestore, transaction, entry);
      return certified;
    });
  }

  return {
    settings: async () => (await kept.get()).settings,
    saveSettings: async (changed, entry) => {
      await change(entry, async (transaction) => {
        transaction.set(settings, { ...changed });
        return true;
      });
    },
    grants: async () => (await kept.get()).grants,
    findGrant: async (id) => (await kept.get()).grants.find((grant) => grant.person === id) ?? null,
    saveGrant: async (grant, entry) => {
      await change(entry, async (transaction) => {
        transaction.set(grants.doc(grant.person), grantFields(grant));
        return true;
      });
    },
    removeGrant: (person, entry) =>
      change(entry, async (transaction) => {
        const { exists, ref } = await transaction.get(grants.doc(person));
        if (exists) transaction.delete(ref);
        return exists;
      }),
    find: async (code) => toCertificate(await calls.run(() => certificates.doc(code).get())),
    list: async () => {
      const { docs } = await calls.run(() => certificates.get());
      return docs.flatMap((document) => toCertificate(document) ?? []);
    },
    ofPerson: async (person) => {
      const code: unknown = (await calls.run(() => holders.doc(person).get())).get("codigo");
      if (typeof code !== "string") return null;
      return toCertificate(await calls.run(() => certificates.doc(code).get()));
    },
    issue: async (people, issuedAt, isRenewal = false, entry = undefined) => {
      const issued: Certificate[] = [];
      for (const part of partsOf(people, AT_ONCE)) {
        issued.push(...(await issueSome(part, { issuedAt, isRenewal }, entry)));
      }
      return issued;
    },
    withdraw: (code, withdrawn, entry) =>
      journalled(firestore, calls, entry, async (transaction) => {
        const { exists, ref } = await transaction.get(certificates.doc(code));
        if (exists) transaction.update(ref, { retirada: withdrawalFields(withdrawn) });
        return exists;
      }),
  };
}

export function toCertificate(document: DocumentSnapshot): Certificate | null {
  const { data } = certificateSchema.safeParse(document.data());
  if (data === undefined) return null;
  const { carnet, personId, nombre, dice, emitida, reemplazo, retirada } = data;
  return {
    code: document.id,
    ...withId({ carnet, nombre }, personId),
    wording: dice,
    issuedAt: emitida,
    replacedBy: reemplazo,
    withdrawn: retirada && { at: retirada.instante, reason: retirada.motivo },
  };
}

function toGrant(document: DocumentSnapshot): CertificateGrant | null {
  const { data } = grantSchema.safeParse(document.data());
  if (data === undefined) return null;
  return { person: document.id, reason: data.motivo, by: data.quien, at: data.instante };
}

export function certificateFields(certificate: Certificate): z.infer<typeof certificateSchema> {
  const { carnet, personId, nombre, wording, issuedAt, replacedBy, withdrawn } = certificate;
  const retirada = withdrawalFields(withdrawn);
  return {
    ...withId({ carnet, nombre }, personId),
    dice: wording,
    emitida: issuedAt,
    reemplazo: replacedBy,
    retirada,
  };
}

const withdrawalFields = (withdrawn: Certificate["withdrawn"]) =>
  withdrawn && { instante: withdrawn.at, motivo: withdrawn.reason };

export function grantFields({ reason, by, at }: CertificateGrant): z.infer<typeof grantSchema> {
  return { motivo: reason, quien: by, instante: at };
}
