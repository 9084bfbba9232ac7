import { z } from "zod/mini";
import type { Participant } from "#people/model/carnet/participant.ts";

/** All that a certificate says except the name; it stays as issued. */
export const wordingSchema = z.object({
  /** The number of the edition. */
  numero: z.int(),
  evento: z.string(),
  fecha: z.string(),
  facultad: z.string(),
  centro: z.string(),
  titulo: z.string(),
  /** With `{nombre}`, `{evento}`, `{fecha}` and `{horas}`. */
  texto: z.string(),
  horas: z.string(),
});
export type CertificateWording = z.infer<typeof wordingSchema>;

/** A certificate that was issued. Times are in ms since the epoch. */
export interface Certificate {
  readonly code: string;
  /** As it was when it was issued. */
  readonly carnet: string;
  /** The person's id where it is not that carnet: see `idOf`. */
  readonly personId?: string | undefined;
  readonly nombre: string;
  readonly wording: CertificateWording;
  readonly issuedAt: number;
  /** The code of the certificate that took its place because something was corrected, or `null`. */
  readonly replacedBy: string | null;
  /** Why organisers withdrew it, or `null`. */
  readonly withdrawn: { readonly at: number; readonly reason: string } | null;
}

/** A person to whom organisers grant a certificate though no door let them in. */
export interface CertificateGrant {
  /** The person's id. */
  readonly person: string;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
}

/** PNG or JPEG as a data URL; organisers' browsers make it small enough before it travels. */
const picture = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^data:image\/(?:png|jpeg);base64,[\w+/=]+$/));
const text = (longest: number) => z.string().check(z.maxLength(longest));

/** The people whose certificates have a text of their own. */
export const kindsOfText = ["ponente", "invitado", "equipo"] as const;

/** Four of them, a background and logos stay below the 1 MiB of a Firestore document. */
const LONGEST_SIGNATURE = 60_000;
const LONGEST_BACKGROUND = 500_000;

const signatorySchema = z.strictObject({
  nombre: text(80),
  cargo: text(120),
  firma: z.nullable(picture(LONGEST_SIGNATURE)),
});

/** The design and the text of all certificates, and when students may have theirs. */
export const certificateSettingsSchema = z.strictObject({
  titulo: text(60),
  /** With `{nombre}`, `{evento}`, `{fecha}` and `{horas}`; the name is always printed large besides. */
  texto: text(600),
  /** For people of another kind than participants; `{conferencia}` is the title of a speaker's talk. */
  textos: z.optional(z.partialRecord(z.enum(kindsOfText), text(600))),
  horas: text(40),
  papel: z.enum(["A4", "LETTER"]),
  firmantes: z.array(signatorySchema).check(z.maxLength(4)),
  /** Takes the place of the house design. */
  fondo: z.nullable(picture(LONGEST_BACKGROUND)),
  /** Up to three, over the title. */
  logos: z.array(picture(LONGEST_SIGNATURE)).check(z.maxLength(3)),
  /** Students can download theirs from then on; `null` before organisers decide. */
  desde: z.nullable(z.int().check(z.nonnegative())),
  /** On how many of the event's days somebody has to enter; 0 gives one to all on the list. */
  dias: z.optional(z.int().check(z.nonnegative())),
});
export type CertificateSettings = z.infer<typeof certificateSettingsSchema>;
export type Signatory = z.infer<typeof signatorySchema>;

export const usualSettings: CertificateSettings = {
  titulo: "Constancia de participación",
  texto: "por su participación en «{evento}», el {fecha}, con una duración de {horas}.",
  horas: "8 horas",
  papel: "LETTER",
  firmantes: [],
  fondo: null,
  logos: [],
  desde: null,
};

/** On how many of an event's `count` days somebody has to enter for a certificate; 0 if all on the list get one. */
export function daysNeeded({ dias = 1 }: Pick<CertificateSettings, "dias">, count: number): number {
  return dias === 0 ? 0 : Math.max(1, Math.min(dias, count));
}

/** Who gets a certificate: `quien entró al menos 2 días`. */
export function ruleInWords(needed: number, count: number): string {
  if (needed === 0) return "quien está en la lista";
  if (count <= 1) return "quien entró por una puerta";
  if (needed === 1) return "quien entró al menos un día";
  return `quien entró ${needed < count ? "al menos" : "los"} ${needed} días`;
}

export type CertificateEvent = Pick<
  CertificateWording,
  "numero" | "evento" | "fecha" | "facultad" | "centro"
>;

type PersonOfKind = Pick<Participant, "tipo" | "imparte">;

/** The texts of a person's certificate that is issued now; without a person, those of a participant. */
export function wordingOf(
  { numero, evento, fecha, facultad, centro }: CertificateEvent,
  settings: CertificateSettings,
  person: PersonOfKind = {},
): CertificateWording {
  const { titulo, horas } = settings;
  const texto = textFor(settings, person);
  return { numero, evento, fecha, facultad, centro, titulo, texto, horas };
}

export const usualTexts = {
  ponente: "por haber impartido la conferencia «{conferencia}» en «{evento}», el {fecha}.",
  invitado: "por habernos acompañado en «{evento}», el {fecha}.",
  equipo: "por su trabajo en la organización de «{evento}», el {fecha}.",
} as const;
/** For a speaker whose talk nobody named. */
const WITHOUT_TALK = "por haber participado como ponente en «{evento}», el {fecha}.";
const TALK = /\{\s*conferencia\s*\}/gi;

function textFor({ texto, textos }: CertificateSettings, { tipo, imparte }: PersonOfKind): string {
  const kind = kindsOfText.find((each) => each === tipo);
  if (kind === undefined) return texto;
  const own = textos?.[kind] || usualTexts[kind];
  if (own.search(TALK) === -1) return own;
  return imparte ? own.replaceAll(TALK, () => imparte) : WITHOUT_TALK;
}

/** The text of a certificate, with the values in place of their names in braces. */
export function certificateText({ texto, ...values }: CertificateWording, nombre: string): string {
  const all: Readonly<Record<string, string | number>> = { ...values, nombre };
  return texto.replace(/\{\s*(nombre|evento|fecha|horas)\s*\}/gi, (_whole, name: string) =>
    String(all[name.toLowerCase()]),
  );
}

/** The placeholders that are left in a certificate's text, such as `{carnet}`, for which it has no value. */
export const unfilledPlaces = (text: string): readonly string[] => text.match(/\{[^{}]*\}/g) ?? [];
