import { decodeBytes, windowsEncoded } from "./code-pages.ts";

const spanishWord = /^[A-Za-záéíóúñüÁÉÍÓÚÑÜ.'-]+[ºª°.]?$/u;
const upperCase = /^[A-ZÁÉÍÓÚÑÜ.'º°ª-]+$/;
const sensibleCase = /^[A-ZÁÉÍÓÚÑÜ]?[a-záéíóúñüºª°.'-]*(?:['-][A-ZÁÉÍÓÚÑÜ]?[a-záéíóúñü.]*)*$/;

/**
 * Whether a word with letters beyond ASCII is one that a Spanish list has: a letter read in a wrong
 * encoding is a sign, a foreign letter, or a capital in the midst of small ones.
 */
function isSpanishWord(word: string): boolean {
  const plain = word.replaceAll("’", "'");
  // The apostrophe of O’Brien and D’Angelo, not the í of `Mar’a`.
  if (word.includes("’") && !/^\p{Lu}'\p{L}/u.test(plain)) return false;
  return spanishWord.test(plain) && (upperCase.test(plain) || sensibleCase.test(plain));
}

/** The words of `text` that have both an ASCII letter and a character beyond ASCII. */
export function accentedWords(text: string): string[] {
  return (
    text
      .split(/[\s,;|"“”«»()/:\t]+/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is "beyond ASCII"
      .filter((word) => /[a-z]/i.test(word) && /[^\x00-\x7f]/.test(word))
  );
}

/** How many more words of `text` are Spanish than are not. */
export function spanishScore(text: string): number {
  return accentedWords(text).reduce((sum, word) => sum + (isSpanishWord(word) ? 1 : -1), 0);
}

/**
 * What `word`, which Windows-1252 makes no sense of, says in another encoding: `JosŽ` is `José`.
 * `null` when it makes sense as it is or in none.
 */
export function mendedWord(word: string): string | null {
  if (isSpanishWord(word)) return null;
  const bytes = windowsEncoded(word);
  if (bytes === null) return null;
  const others = (["Macintosh", "CP850"] as const).map((page) => decodeBytes(bytes, page));
  return others.find(isSpanishWord) ?? null;
}
