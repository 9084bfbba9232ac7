/*
 * Ä, Ë, Ï and ö are letters of Mayan languages. Ö is left out, because the Í of CP850 is one in Windows-1252.
 */
const spanishWord = /^[A-Za-záéíóúñüäëïöÁÉÍÓÚÑÜÄËÏ.'-]+[ºª°.]?$/u;
const upperCase = /^[A-ZÁÉÍÓÚÑÜÄËÏ.'º°ª-]+$/;
const sensibleCase =
  /^[A-ZÁÉÍÓÚÑÜÄËÏ]?[a-záéíóúñüäëïöºª°.'-]*(?:['-][A-ZÁÉÍÓÚÑÜÄËÏ]?[a-záéíóúñüäëïö.]*)*$/;

/**
 * An apostrophe, as in O’Brien, Ixch’el and Kan’ek. In `Mar’a`, `Mart’nez` and `D’az`, the sign is an í that was
 * read with another code.
 */
const apostrophe =
  /(?<=^[DOL](?!’az$)|[bkqwxyaeiouäëïöü]|ch|tz|t(?!’[^aeiouäëïöü])|[^mv](?=’$)|[jln](?=’[aeo][^nosz]))’/gi;

/**
 * Whether a word with non-ASCII letters is plausible in a Spanish list: a letter decoded wrongly
 * becomes a sign, a foreign letter, or a capital among small ones.
 */
export function isSpanishWord(word: string): boolean {
  const plain = word.replace(apostrophe, "'");
  return spanishWord.test(plain) && (upperCase.test(plain) || sensibleCase.test(plain));
}

/** The words of `text` with both ASCII letters and other characters. */
function accentedWords(text: string): string[] {
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

/** Whether Spanish writes an accent where `word` has one: in `López` and `María`, not in `Kanék` and `Tún`. */
export function isAccentedRight(word: string): boolean {
  const plain = word.toLowerCase().replace(/([gq])u(?=[eiéí])/g, "$1");
  if (/[aeo]h?[íú]|[íú]h?[aeo]/.test(plain)) return true;
  const vowels = plain.match(/[iuyü]?[aeoáéíóú][iuyü]?|[iuyü]+/g) ?? [];
  const accented = vowels.flatMap((each, at) => (/[áéíóú]/.test(each) ? at : []));
  const [at] = accented;
  if (at === undefined || accented.length > 1) return at === undefined;
  const after = vowels.length - 1 - at;
  const isSharp = /[aeiouáéíóúns]$/.test(plain);
  return after > 1 || (after === 1 ? !isSharp : isSharp && vowels.length > 1);
}
