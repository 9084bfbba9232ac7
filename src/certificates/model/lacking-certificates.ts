import { idOf } from "#people/model/carnet/participant.ts";
import type { Certificate } from "./certificate.ts";

/** The certificates of a backup that a restore adds: those of people who hold none of the same edition; a held one may be printed already. */
export function lackingCertificates(
  backup: readonly Certificate[],
  held: readonly Certificate[],
): Certificate[] {
  const codes = new Set(held.map(({ code }) => code));
  const current = new Map<string, string>();
  for (const each of held) if (each.replacedBy === null) current.set(claimOf(each), each.code);
  return backup.flatMap((certificate) => {
    const { code, replacedBy } = certificate;
    if (codes.has(code)) return [];
    if (replacedBy !== null) return certificate;
    const claim = claimOf(certificate);
    const counting = current.get(claim);
    if (counting !== undefined) return { ...certificate, replacedBy: counting };
    current.set(claim, code);
    return certificate;
  });
}

/** The key under which one certificate counts: two with the same key are for the same person and edition. */
const claimOf = (certificate: Certificate) => `${idOf(certificate)} ${certificate.wording.numero}`;
