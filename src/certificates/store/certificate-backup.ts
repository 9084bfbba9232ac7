import { z } from "zod/mini";
import { carnetText, personIdText } from "#people/model/carnet/participant.ts";
import { isRecord } from "#platform/calls/is-record.ts";
import { type BackupPart, rowsOf, shownText, wholeNumber } from "#platform/store/backup-part.ts";
import {
  type Certificate,
  type CertificateGrant,
  type CertificateSettings,
  certificateSettingsSchema,
  wordingSchema,
} from "../model/certificate.ts";
import { isCode } from "../model/certificate-code.ts";
import type { CertificateStore } from "./certificate-store.ts";

export interface CertificateContents {
  readonly certificates: {
    /** `null` before organisers have saved any. */
    readonly settings: CertificateSettings | null;
    /** The grants, under the name that they have had in backups since the first version. */
    readonly marks: readonly CertificateGrant[];
    readonly issued: readonly Certificate[];
  };
}

const code = z.string().check(z.refine(isCode));
const grantSchema = z.object({
  person: personIdText,
  reason: shownText(200),
  by: shownText(200),
  at: wholeNumber,
});
/** Grants of older backups name a carnet, which is that person's id. */
const named = (grant: unknown) =>
  isRecord(grant) && "carnet" in grant ? { person: grant.carnet, ...grant } : grant;
const certificateSchema = z.object({
  code,
  carnet: carnetText,
  personId: z.optional(personIdText),
  nombre: shownText(200),
  wording: z._default(z.nullable(wordingSchema), null),
  issuedAt: wholeNumber,
  replacedBy: z.nullable(code),
  withdrawn: z.nullable(z.object({ at: wholeNumber, reason: shownText(200) })),
});

type Stores = { readonly certificates: CertificateStore };

export const certificateBackup: BackupPart<Stores, CertificateContents> = {
  read: async ({ certificates }) => ({
    certificates: {
      settings: await certificates.settings(),
      marks: await certificates.grants(),
      issued: await certificates.list(),
    },
  }),
  fields: {
    // The first backups had none.
    certificates: z._default(
      z.object({
        settings: z.catch(z.nullable(certificateSettingsSchema), null),
        marks: z._default(
          rowsOf(
            (row) => grantSchema.safeParse(named(row)).data,
            ({ person }) => person,
          ),
          [],
        ),
        issued: z._default(
          rowsOf(
            (row) => certificateSchema.safeParse(row).data,
            (each) => each.code,
          ),
          [],
        ),
      }),
      { settings: null, marks: [], issued: [] },
    ),
  },
};
