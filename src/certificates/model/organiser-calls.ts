import { z } from "zod/mini";
import { idSchema } from "#access/model/calls.ts";
import { lenientPerson, personIdText } from "#people/model/carnet/participant.ts";
import { done, forFullOrganisers } from "#platform/calls/organiser-call.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { isTidy } from "#platform/text/tidy-text.ts";
import {
  type CertificateSettings,
  certificateSettingsSchema,
  usualSettings,
  wordingSchema,
} from "./certificate.ts";
import { isCode } from "./certificate-code.ts";

export const organiserCertificateProblems = {
  noPublicAddress: {
    type: "/problemas/sin-direccion-publica",
    status: 409,
    title:
      "Las constancias llevan la dirección del sitio, y este no la sabe. Pida a quien lo instaló que defina SITE_URL y lo construya otra vez.",
  },
  tooEarly: {
    type: "/problemas/constancias-antes-de-tiempo",
    status: 409,
    title:
      "Falta mucho para el evento. Elija una fecha posterior: desde 60 días antes se pueden publicar.",
  },
} as const satisfies Record<string, Problem>;

export const LONGEST_REASON = 200;
const reason = z.string().check(z.minLength(1), z.maxLength(LONGEST_REASON), z.refine(isTidy));
const code = z.string().check(z.refine(isCode));

/** Only what was changed, so that nobody takes back what another organiser has changed meanwhile. */
const settingsSchema = z.partial(certificateSettingsSchema);
export const settingNames = z.keyof(certificateSettingsSchema).options;

export type SettingsRequest = z.infer<typeof settingsSchema>;
/** The settings after a change; `before` is `null` before organisers have saved any. */
export const changedSettings = (
  before: CertificateSettings | null,
  changed: SettingsRequest,
): CertificateSettings =>
  z.parse(certificateSettingsSchema, { ...usualSettings, ...before, ...changed });

/** A person who entered, or to whom a certificate was given or granted. */
const holderSchema = z.intersection(
  lenientPerson,
  z.object({
    /** On how many days of the event. */
    entered: z.number(),
    isEntitled: z.boolean(),
    /** Why organisers grant one, and who did; `null` for who gets one for entering. */
    grant: z.nullable(z.object({ reason: z.string(), by: z.string(), at: z.number() })),
    /** The code of the valid certificate; `null` before it is issued. */
    code: z.nullable(z.string()),
    /** Whether what it says differs from what one says that is issued now. */
    isOlder: z.boolean(),
    /** The letters of the name that no font of the certificates has. */
    unprintable: z.readonly(z.array(z.string())),
    withdrawn: z.nullable(z.object({ at: z.number(), reason: z.string() })),
  }),
);
export type CertificateHolder = z.infer<typeof holderSchema>;

const certificatesAnswer = z.object({
  settings: certificateSettingsSchema,
  /** The site's public address without a slash at the end; without it nothing can be released. */
  site: z.nullable(z.string()),
  /** By carnet. */
  holders: z.readonly(z.array(holderSchema)),
});

/** A renewal replaces those that say something else than one that is issued now; `id`: only that person's. */
const issueSchema = z.strictObject({ isRenewal: z.boolean(), id: z.optional(personIdText) });
const issuedAnswer = z.object({
  /** In the order of `holders`; the page sorts them by surname. */
  certificates: z.readonly(
    z.array(z.object({ code: z.string(), nombre: z.string(), wording: wordingSchema })),
  ),
});

/** The organisers' calls about certificates. */
export const certificateCalls = {
  all: forFullOrganisers.get("constancias", certificatesAnswer, { isLong: true }),
  settings: forFullOrganisers.post("constancias/ajustes", settingsSchema, done, {
    isLong: true,
    // Four signatures, three logos and a background as base64.
    largestBytes: 1024 * 1024,
  }),
  /** Grants one to somebody whom no door let in. */
  grant: forFullOrganisers.post(
    "constancias/marcar",
    z.strictObject({ id: personIdText, reason }),
    done,
  ),
  revokeGrant: forFullOrganisers.post("constancias/desmarcar", idSchema, done),
  withdraw: forFullOrganisers.post("constancias/retirar", z.strictObject({ code, reason }), done),
  /** Makes one valid again. */
  giveBack: forFullOrganisers.post("constancias/devolver", z.strictObject({ code }), done),
  /** Issues those that are lacking, for printing all. */
  issue: forFullOrganisers.post("constancias/emitir", issueSchema, issuedAnswer, { isLong: true }),
} as const;
