import { z } from "zod/mini";
import type { NewEntry } from "#access/model/journal.ts";
import type { DoorStore } from "#door/store/door-store.ts";
import { carnetText, personIdText } from "#people/model/carnet/participant.ts";
import type { PeopleStore } from "#people/store/people-store.ts";
import { rowsOf, shownText, wholeNumber } from "#platform/store/backup-part.ts";
import {
  type Certificate,
  type CertificateGrant,
  type CertificateSettings,
  certificateSettingsSchema,
  wordingSchema,
} from "../model/certificate.ts";
import { isCode } from "../model/certificate-code.ts";
import type { NewCertificate } from "../model/issue-of.ts";
import type { SettingsRequest } from "../model/organiser-calls.ts";

/**
 * The certificates of those who came. Rejects as `Store` does. A write with a journal's entry is all or
 * nothing with it, and repeating it with the same entry changes nothing and resolves with `true` again.
 */
export interface CertificateStore {
  /** `null` before organisers have saved any. */
  settings(): Promise<CertificateSettings | null>;
  /** Changes these alone; the first change begins with the usual ones. */
  saveSettings(changed: SettingsRequest, entry?: NewEntry): Promise<unknown>;
  /** People, here and below by id, to whom organisers grant one though no door let them in. */
  grants(): Promise<readonly CertificateGrant[]>;
  /** Adds the grant, or replaces the one of its person. */
  saveGrant(grant: CertificateGrant, entry?: NewEntry): Promise<unknown>;
  /** Resolves with `false` if there was none. */
  removeGrant(person: string, entry?: NewEntry): Promise<boolean>;
  /** The certificate with this code, replaced and withdrawn ones too. */
  find(code: string): Promise<Certificate | null>;
  /** All certificates, by code. What somebody edits by hand in a hosted database is seen by a new server. */
  list(): Promise<readonly Certificate[]>;
  /** The person's newest certificate that nothing has replaced, withdrawn or not. */
  ofPerson(person: string): Promise<Certificate | null>;
  /**
   * The certificate that counts for each of these people, in their order; `issueOf` has the rule of which are
   * issued. However often it is called, also at the same time, nobody gets two; each person's part is durable
   * as a whole. The entry is written with what is new; many people may take several transactions, which
   * repeating completes.
   */
  issue(
    people: readonly NewCertificate[],
    issuedAt: number,
    isRenewal?: boolean,
    entry?: NewEntry,
  ): Promise<readonly Certificate[]>;
  /** Resolves with `false` if there is no certificate with this code. */
  withdraw(code: string, withdrawn: Certificate["withdrawn"], entry?: NewEntry): Promise<boolean>;
}

export interface CertificateStores extends Pick<PeopleStore, "findParticipant" | "findCorrected"> {
  readonly certificates: CertificateStore;
  readonly door: Pick<DoorStore, "linesOf">;
}

const code = z.string().check(z.refine(isCode));
const grantSchema = z.object({
  person: personIdText,
  reason: shownText(200),
  by: shownText(200),
  at: wholeNumber,
});
const certificateSchema = z.object({
  code,
  carnet: carnetText,
  personId: z.optional(personIdText),
  nombre: shownText(200),
  wording: wordingSchema,
  issuedAt: wholeNumber,
  replacedBy: z.nullable(code),
  withdrawn: z.nullable(z.object({ at: wholeNumber, reason: shownText(200) })),
});

export const certificateBackup = {
  read: async ({ certificates }: Pick<CertificateStores, "certificates">) => ({
    certificates: {
      settings: await certificates.settings(),
      /** The grants, under the name that they have had in backups since the first version. */
      marks: await certificates.grants(),
      issued: await certificates.list(),
    },
  }),
  fields: {
    // The first backups had none.
    certificates: z._default(
      z.object({
        settings: z.catch(z.nullable(certificateSettingsSchema), null),
        marks: z._default(rowsOf(grantSchema, "person"), []),
        issued: z._default(rowsOf(certificateSchema, "code"), []),
      }),
      { settings: null, marks: [], issued: [] },
    ),
  },
};
export type CertificateContents = Awaited<ReturnType<typeof certificateBackup.read>>;
