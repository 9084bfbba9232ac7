import type { Certificate } from "./certificate.ts";

interface Held {
  readonly codes: Iterable<string>;
  /** The code of the certificate that counts for a person, by carnet. */
  readonly current: Iterable<readonly [string, string]>;
}

/**
 * The certificates of a backup that have to be added to the existing ones, `held`. Those stay as
 * they are, because people may have printed them: an older one of the same person is replaced by
 * the existing one.
 */
export function lackingCertificates(backup: readonly Certificate[], held: Held): Certificate[] {
  const codes = new Set(held.codes);
  const current = new Map(held.current);
  return backup.flatMap((certificate) => {
    const { code, carnet, replacedBy } = certificate;
    if (codes.has(code)) return [];
    codes.add(code);
    if (replacedBy !== null) return certificate;
    const counting = current.get(carnet);
    if (counting !== undefined) return { ...certificate, replacedBy: counting };
    current.set(carnet, code);
    return certificate;
  });
}
