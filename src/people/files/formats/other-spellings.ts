import { isAccentedRight, isSpanishWord } from "./spanish-words.ts";

/** How a program or a keyboard damaged a name, and the name that is probably meant. */
export interface Damage {
  readonly kind: "misread code page" | "loose accents" | "long dash";
  readonly meant: string | null;
}

/** The damage of a name; `null` if there is none. */
export function damageOf(nombre: string): Damage | null {
  // Most names.
  if (/^[ -&(-\]_a-}]*$/.test(nombre)) return null;
  const words = nombre
    // PDFs put a space behind an accent: `Mu˜ noz`, `Garc´ ıa`, `Lo´ pez`.
    .replace(/(?<=\p{Ll})([´¨˜]) (?!(?:del?|l[ao]s?|y|e)(?!\p{L}))(?=[\p{Ll}ı])/gu, "$1")
    .split(" ");
  const joined = words.map(joinedAccents).join(" ");
  if (joined !== words.join(" ")) return { kind: "loose accents", meant: joined };
  // Only before a capital: before small letters, it is the ñ or ó of a file from a Macintosh.
  const hyphened = nombre.replace(/(?<=\p{L})[–—](?=\p{Lu})/gu, "-");
  if (hyphened !== nombre) return { kind: "long dash", meant: hyphened };
  if (!words.some(isMisread)) return null;
  // PHP's capitals leave `PEñA`.
  const meant = /[a-z]/.test(nombre) ? "" : nombre.toUpperCase();
  const isMeant = meant.split(" ").every((word) => /^[ -~]+$/.test(word) || isSpanishWord(word));
  return { kind: "misread code page", meant: isMeant ? meant : null };
}

/** A capital among small letters or a small one among capitals, beyond ASCII; signs that no name has. */
const oddCase =
  /\p{Ll}(?![A-Z])\p{Lu}|^(?=\P{Ll}*(?![a-z])\p{Ll})[^a-z]*[A-Z][^a-z]*[A-Z][^a-z]*$/u;
const oddSign = /[¡-§©«-³µ¶¸»-¿×÷ƒˆ-˛˝‗†-›€-⅏←-◿Ͱ-ӿ]|\p{L}[–—“-„]+\p{L}/u;

/** Whether a word was read with the code page of another system, as `JosŽ` and `JosÈ` were. */
function isMisread(word: string): boolean {
  const bare = word.replace(/^["“«(‘']+|["”»)’',;:.]+$/gu, "");
  return /[^ -~]/.test(bare) && !isSpanishWord(bare) && (oddCase.test(bare) || oddSign.test(bare));
}

/** Accents as signs before or behind their letter, as PDFs and old keyboards write them, and their combining marks. */
const accents: readonly (readonly [sign: RegExp, mark: string])[] = [
  [/[´`][aeiouyı]|[aeiouyı][´`]/gi, "\u0301"],
  [/¨[aeiouyı]|[aeiouyı]¨/gi, "\u0308"],
  [/n[˜~]|[˜~][nao]|[ao][˜~]/gi, "\u0303"],
];
/** The sign of O´Brien and d´Angelo, which is an apostrophe. */
const elision = /^(?:[ODL][´`](?=\p{Lu}\p{Ll}|[^AEIOU])|[od][´`])(?=\p{Lu})/u;
/** A consonant that Mayan languages glottalise, a vowel with a glottal stop, and Mayan letters beside the sign. */
const glottal =
  /(?:b|ch|k|t|^[do])[´`](?=[aeiou])|([aeiou])[´`](?:\1|(?![aeiou]))|[kw].*[´`]|[´`].*[kw]/iu;

/** A word with its accents on their letters; unchanged where the sign is a glottal stop, as in `Tz´i´` and `Kan´ek`. */
function joinedAccents(word: string): string {
  const typed = word.replace(/^((?:jos|josu|no|ren|salom)e|noemi)'$/i, "$1´");
  const joined = accents
    .reduce(
      (text, [sign, mark]) => text.replace(sign, (pair) => pair.replace(/[´`¨˜~]/, "") + mark),
      typed,
    )
    .replaceAll("ı", "i")
    .normalize("NFC");
  if (joined === word.normalize("NFC") || elision.test(word) || !isSpanishWord(joined)) return word;
  const isRight = isAccentedRight(joined);
  const signs = typed.match(/[´`]/g)?.length ?? 0;
  if (word.includes("ı") || signs === 0) return isRight ? joined : word;
  if (signs > 1 || /(?:[kq]|tz)[´`]|^ix.*[´`]/i.test(word)) return word;
  // No Mayan word ends like Pérez, and many end in letters in which no Spanish one does.
  const isSpanish = /(?<!t)z$/i.test(word) || !glottal.test(word);
  const isLikely = isSpanish
    ? isRight || !/[jlmn][´`]/i.test(word)
    : isRight && /[aeiouáéíóúdlnrsyz]$/i.test(joined);
  return isLikely ? joined : word;
}
