import { lettersOfName } from "#people/model/better-name.ts";
import { withId } from "#people/model/carnet/participant.ts";
import type { Certificate, CertificateWording } from "./certificate.ts";

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

export interface Issue {
  /** The certificate that counts for the person from now on. */
  readonly certificate: Certificate;
  /** Whether it has to be stored; else the person has it already. */
  readonly isNew: boolean;
  /** Whether it takes the place of the one that the person has. */
  readonly replaces: boolean;
}

/**
 * What issuing somebody's certificate does. One that is held stays as it was issued; it is replaced when the
 * letters of the name were corrected, and in a renewal when anything that it says differs. One of another
 * edition stays valid beside the new one.
 */
export function issueOf(
  held: Certificate | null,
  wanted: NewCertificate,
  { issuedAt, isRenewal }: IssueOptions,
): Issue {
  const { code, carnet, personId, nombre } = wanted;
  const owner = withId({ carnet, nombre }, personId);
  const fresh = { ...owner, code, issuedAt, replacedBy: null, withdrawn: null };
  if (held === null || isOfOther(held, wanted.wording)) {
    const certificate = { ...fresh, wording: wanted.wording };
    return { certificate, isNew: true, replaces: false };
  }
  const isSame = isRenewal
    ? held.nombre === wanted.nombre && isSameWording(held.wording, wanted.wording)
    : !hasOtherName(held, wanted);
  if (held.withdrawn !== null || isSame) {
    return { certificate: held, isNew: false, replaces: false };
  }
  const wording = isRenewal ? wanted.wording : (held.wording ?? wanted.wording);
  return { certificate: { ...fresh, wording }, isNew: true, replaces: true };
}

/** Whether letters of the owner's name were corrected; capitals, accents, spaces and order do not count. */
export function hasOtherName(
  held: Pick<Certificate, "nombre">,
  { nombre }: Pick<Certificate, "nombre">,
): boolean {
  return lettersOfName(held.nombre) !== lettersOfName(nombre);
}

/** Whether the certificate is of another edition than `wording`. */
export function isOfOther(
  { wording: held }: Pick<Certificate, "wording">,
  wording: Pick<CertificateWording, "numero"> | null,
): boolean {
  return held !== null && wording !== null && held.numero !== wording.numero;
}

function isSameWording(one: CertificateWording | null, other: CertificateWording | null): boolean {
  const text = (wording: CertificateWording | null) =>
    JSON.stringify(Object.entries(wording ?? {}).sort());
  return text(one) === text(other);
}
