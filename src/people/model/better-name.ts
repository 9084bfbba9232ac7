import { plainText } from "#platform/text/plain-text.ts";
import { withInitials } from "#platform/text/with-initials.ts";

/**
 * Whether `listed` differs from the present name only in capitals, accents, spaces, signs or the order of the
 * words, and is not written better: with more accents, else not in one case.
 */
export function isWrittenWorse(listed: string, present: string): boolean {
  if (listed === present || lettersOfName(listed) !== lettersOfName(present)) return false;
  return quality(listed) <= quality(present);
}

/** A key that is equal for names which differ only in capitals, accents, spaces, signs or the order of the words. */
export function lettersOfName(nombre: string): string {
  return (plainText(nombre).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(" ");
}

/** The words of a name, as `lettersOfName` has them, without particles such as `de` and `la`. */
export const wordsOfName = (nombre: string): string[] =>
  lettersOfName(nombre)
    .split(" ")
    .filter((word) => word.length > 2);

function quality(nombre: string): number {
  const accents = nombre.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;
  return accents + (withInitials(nombre) === nombre ? 0.5 : 0);
}
