import { type CodePage, decodeBytes, encoded } from "#platform/text/code-pages.ts";

/*
 * Ä, Ë, Ï and ö are letters of Mayan languages. Ö is left out, because the Í of CP850 is one in Windows-1252.
 */
const spanishWord = /^[A-Za-záéíóúñüäëïöÁÉÍÓÚÑÜÄËÏ.'-]+[ºª°.]?$/u;
const upperCase = /^[A-ZÁÉÍÓÚÑÜÄËÏ.'º°ª-]+$/;
const sensibleCase =
  /^[A-ZÁÉÍÓÚÑÜÄËÏ]?[a-záéíóúñüäëïöºª°.'-]*(?:['-][A-ZÁÉÍÓÚÑÜÄËÏ]?[a-záéíóúñüäëïö.]*)*$/;

/** The apostrophe of O’Brien and of Ixch’el and Ajpub’, not the í of `Mar’a`, `Mart’nez` and `D’az`. */
const apostrophe =
  /(?<=^[DOL](?!’az$)|[bkqwxyaeiouäëïöü]|ch|tz|t(?!’[^aeiouäëïöü])|[^mv](?=’$))’/gi;

/**
 * Whether a word with non-ASCII letters is plausible in a Spanish list: a letter decoded wrongly
 * becomes a sign, a foreign letter, or a capital among small ones.
 */
function isSpanishWord(word: string): boolean {
  const plain = word.replace(apostrophe, "'");
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

/** Rules out readings such as `ñscar` for Òscar, `Kaczyñski` for Kaczyński, `Weiá` for Weiß and `Ïystein` for Øystein. */
const unspanish = /^[äëï]|ñ(?![aeiouáéíóúü])|[aeiou]á$/iu;

/**
 * A meaningless `word` as the encoding has it that was taken for another one: `JosŽ` and `JosÈ` are
 * `José`. `null` if it is meaningful already, in no encoding, or in several.
 */
export function mendedWord(word: string): string | null {
  if (isSpanishWord(word)) return null;
  const reread = (taken: Parameters<typeof encoded>[1], page: CodePage) => {
    const bytes = encoded(word, taken);
    return bytes === null ? "" : decodeBytes(bytes, page);
  };
  // Èdgar and Òmar are Catalan or typed so, not `édgar` and `ñmar`.
  const isCapital = (each: string) => /^\p{Lu}/u.test(each);
  const isMeant = (each: string) =>
    isSpanishWord(each) && !unspanish.test(each) && (isCapital(each) || !isCapital(word));
  const others = (["Macintosh", "CP850"] as const).map((page) => reread("Windows-1252", page));
  const ofWindows = (["Macintosh", "CP850", "windows-1250"] as const)
    .map((taken) => reread(taken, "Windows-1252"))
    .filter((each) => !/[äëï]/i.test(each) && isMeant(each));
  const isClear = new Set(ofWindows).size === 1;
  const readings = [...others.filter(isMeant), ...(isClear ? ofWindows : [])];
  return readings.find(isCapital) ?? readings[0] ?? null;
}
