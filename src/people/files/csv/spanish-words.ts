import { decodeBytes, encoded } from "#platform/text/code-pages.ts";

/*
 * Ä, Ë, Ï and ö are letters of Mayan languages. Ö is left out, because the Í of CP850 is one in Windows-1252.
 */
const spanishWord = /^[A-Za-záéíóúñüäëïöÁÉÍÓÚÑÜÄËÏ.'-]+[ºª°.]?$/u;
const upperCase = /^[A-ZÁÉÍÓÚÑÜÄËÏ.'º°ª-]+$/;
const sensibleCase =
  /^[A-ZÁÉÍÓÚÑÜÄËÏ]?[a-záéíóúñüäëïöºª°.'-]*(?:['-][A-ZÁÉÍÓÚÑÜÄËÏ]?[a-záéíóúñüäëïö.]*)*$/;

/**
 * Whether a word with non-ASCII letters is plausible in a Spanish list: a letter decoded wrongly
 * becomes a sign, a foreign letter, or a capital among small ones.
 */
function isSpanishWord(word: string): boolean {
  const plain = word.replaceAll("’", "'");
  // The apostrophe of O’Brien and D’Angelo, not the í of `Mar’a`.
  if (word.includes("’") && !/^\p{Lu}'\p{L}/u.test(plain)) return false;
  return spanishWord.test(plain) && (upperCase.test(plain) || sensibleCase.test(plain));
}

/** The words of `text` with both ASCII letters and other characters. */
export function accentedWords(text: string): string[] {
  return (
    text
      .split(/[\s,;|"“”«»()/:\t]+/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is "beyond ASCII"
      .filter((word) => /[a-z]/i.test(word) && /[^\x00-\x7f]/.test(word))
  );
}

/** The number of Spanish words of `text` minus the number of others. */
export function spanishScore(text: string): number {
  return accentedWords(text).reduce((sum, word) => sum + (isSpanishWord(word) ? 1 : -1), 0);
}

/**
 * Decodes `word`, which is meaningless in Windows-1252, in another encoding: `JosŽ` is `José`; `null`
 * if it is meaningful already or in no encoding.
 */
export function mendedWord(word: string): string | null {
  if (isSpanishWord(word)) return null;
  const bytes = encoded(word, "Windows-1252");
  if (bytes === null) return null;
  const others = (["Macintosh", "CP850"] as const).map((page) => decodeBytes(bytes, page));
  return others.find(isSpanishWord) ?? null;
}
