import { plainText } from "#platform/text/plain-text.ts";
import { withInitials } from "#platform/text/with-initials.ts";

/**
 * Whether `listed` has the same letters as the present name and is not written better. A name without an
 * abbreviation is better, then more accents; with as many, one that is not all in capitals or all in small letters.
 */
export function isWrittenWorse(listed: string, present: string): boolean {
  if (listed === present || lettersInFull(listed) !== lettersInFull(present)) return false;
  return quality(listed) <= quality(present);
}

/** A key that is equal for names which differ only in capitals, accents, spaces, signs or the order of the words. */
export function lettersOfName(nombre: string): string {
  return (plainText(nombre).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(" ");
}

/** Given names as they are often abbreviated in Guatemala: `Ma. José`, `Fco. Javier`. */
const abbreviated = new Map([
  ["ma", "maria"],
  ["fco", "francisco"],
  ["fca", "francisca"],
  ["dgo", "domingo"],
  ["gmo", "guillermo"],
  ["gpe", "guadalupe"],
]);

/** `maria` for `ma`. */
export const inFull = (word: string): string => abbreviated.get(word) ?? word;

/** `lettersOfName` of a name without abbreviations, to see whose it is. */
export const lettersInFull = (nombre: string): string =>
  lettersOfName(nombre).split(" ").map(inFull).toSorted().join(" ");

/** The words of a name, as `lettersOfName` has them, without particles such as `de` and `la`. */
export const wordsOfName = (nombre: string): string[] =>
  lettersOfName(nombre)
    .split(" ")
    .filter((word) => word.length > 2);

function quality(nombre: string): number {
  const accents = nombre.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;
  const isInFull = lettersInFull(nombre) === lettersOfName(nombre);
  return accents + (withInitials(nombre) === nombre ? 0.5 : 0) + (isInFull ? 100 : 0);
}
