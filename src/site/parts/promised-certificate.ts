import type { Edition } from "#edition/model/edition.ts";

/** The certificate that the page promises; a static site makes none, so content must say how to get it. */
export function promisedCertificate({
  constancia,
  constanciaComo,
}: Pick<Edition["edicion"], "constancia" | "constanciaComo">): string | undefined {
  return import.meta.env.STATIC && constanciaComo === undefined ? undefined : constancia;
}
