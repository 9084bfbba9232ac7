import { z } from "zod/mini";
import { lettersOfName } from "#people/model/better-name.ts";
import { withId } from "#people/model/carnet/participant.ts";
import { type Certificate, type CertificateWording, wordingSchema } from "./certificate.ts";

/** Somebody's certificate if it has to be issued: `code` is new, from `codeFrom`. */
export type NewCertificate = Pick<
  Certificate,
  "code" | "carnet" | "personId" | "nombre" | "wording"
>;

export interface IssueOptions {
  /** In ms since the epoch. */
  readonly issuedAt: number;
  readonly isRenewal: boolean;
}

/**
 * The certificate that counts for the person from now on, whether it is new, and whether it takes the place of the
 * one that the person has. That one stays, unless the name was corrected or, in a renewal, it says anything else.
 */
export function issueOf(
  held: Certificate | null,
  wanted: NewCertificate,
  { issuedAt, isRenewal }: IssueOptions,
) {
  const { code, carnet, personId, nombre } = wanted;
  const owner = withId({ carnet, nombre }, personId);
  const fresh = { ...owner, code, issuedAt, replacedBy: null, withdrawn: null };
  const latest = { ...fresh, wording: wanted.wording };
  if (held === null || isOfOther(held, wanted.wording)) {
    return { certificate: latest, isNew: true, replaces: false };
  }
  const replaces = isRenewal ? isOlder(held, wanted) : isWithOtherName(held, wanted);
  if (!replaces) return { certificate: held, isNew: false, replaces };
  const certificate = isRenewal ? latest : { ...fresh, wording: held.wording };
  return { certificate, isNew: true, replaces };
}

type Printed = Pick<Certificate, "nombre" | "wording">;

/** Whether the certificate is valid and says something else than one that is issued now. */
export function isOlder(held: Certificate, { nombre, wording }: Printed): boolean {
  const isSame = texts.every((text) => held.wording[text] === wording[text]);
  return held.withdrawn === null && !(held.nombre === nombre && isSame);
}

/** Whether letters of the owner's name were corrected; capitals, accents, spaces and order do not count. */
export function isWithOtherName(held: Certificate, { nombre }: Pick<Printed, "nombre">): boolean {
  const isSame = held.nombre === nombre || lettersOfName(held.nombre) === lettersOfName(nombre);
  return held.withdrawn === null && !isSame;
}

/** Whether the certificate is of another edition than this one. */
export function isOfOther(
  { wording }: Pick<Certificate, "wording">,
  { numero }: Pick<CertificateWording, "numero">,
): boolean {
  return wording.numero !== numero;
}

const texts = z.keyof(wordingSchema).options;
