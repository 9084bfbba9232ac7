import { z } from "zod/mini";
import type { Participant } from "../carnet/participant.ts";

/** A certificate that was issued. Times are in ms since the epoch. */
export interface Certificate {
  readonly code: string;
  readonly carnet: string;
  /** The name as it was printed. */
  readonly nombre: string;
  readonly issuedAt: number;
  /** The code of the certificate that took its place because the name was corrected, or `null`. */
  readonly replacedBy: string | null;
  /** Why organisers withdrew it, or `null`. */
  readonly withdrawn: { readonly at: number; readonly reason: string } | null;
}

/** A person to whom organisers grant a certificate though no door let them in. */
export interface CertificateGrant {
  readonly carnet: string;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
}

/** PNG or JPEG as a data URL; organisers' browsers make it small enough before it travels. */
const picture = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^data:image\/(?:png|jpeg);base64,[\w+/=]+$/));
const text = (longest: number) => z.string().check(z.maxLength(longest));

/** Four of them, a background and logos stay below the 1 MiB of a Firestore document. */
const LONGEST_SIGNATURE = 60_000;
const LONGEST_BACKGROUND = 500_000;

export const signatorySchema = z.strictObject({
  nombre: text(80),
  cargo: text(120),
  firma: z.nullable(picture(LONGEST_SIGNATURE)),
});

/** The design and the text of all certificates, and when students may have theirs. */
export const certificateSettingsSchema = z.strictObject({
  titulo: text(60),
  /** With `{nombre}`, `{evento}`, `{fecha}` and `{horas}`; the name is always printed large besides. */
  texto: text(600),
  horas: text(40),
  papel: z.enum(["A4", "LETTER"]),
  firmantes: z.array(signatorySchema).check(z.maxLength(4)),
  /** Takes the place of the house design. */
  fondo: z.nullable(picture(LONGEST_BACKGROUND)),
  /** Up to three, over the title. */
  logos: z.array(picture(LONGEST_SIGNATURE)).check(z.maxLength(3)),
  /** Students can download theirs from then on; `null` before organisers decide. */
  desde: z.nullable(z.int().check(z.nonnegative())),
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

/** Why a person gets no certificate at `now`; `null` if they get one. */
export type Obstacle = "not-released" | "not-entitled";

interface Claim {
  readonly person: Pick<Participant, "nombre"> | null;
  readonly entered: boolean;
  readonly isGranted: boolean;
  readonly settings: CertificateSettings;
  /** In ms since the epoch. */
  readonly now: number;
}

/**
 * People who entered, or to whom organisers granted one, get it; they must be on the list, which
 * has the name.
 */
export function findObstacle({
  person,
  entered,
  isGranted,
  settings,
  now,
}: Claim): Obstacle | null {
  if (settings.desde === null || now < settings.desde) return "not-released";
  const isListed = person !== null && person.nombre !== "";
  return isListed && (entered || isGranted) ? null : "not-entitled";
}
