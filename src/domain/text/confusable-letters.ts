import { codePointOf } from "./tidy-text.ts";

/** Cyrillic and Greek letters that look like the Latin ones below them. */
const LOOK_ALIKES = "АВЕЅІЈКМНОРСТУХԌԜавеѕіјкмнорстухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧορυν";
const LATIN = "ABESIJKMHOPCTYXGWabesijkmhopctyxhdqwABEZHIKMNOPTYXopuv";
const latinOf = new Map(Array.from(LOOK_ALIKES, (letter, index) => [letter, LATIN.charAt(index)]));

const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
const lookAlike = /[\u0370-\u052f]/g;

/** `text` with Latin letters and the plain dash for those that look like them. */
export function plainSigns(text: string): string {
  return latinLetters(text).replace(dashes, "-");
}

/** `text` with Latin letters for the Cyrillic and Greek ones that look like them. */
export function latinLetters(text: string): string {
  return text.replace(lookAlike, (letter) => latinOf.get(letter) ?? letter);
}

/** One character, and the text before it. */
export interface SignAt {
  readonly sign: string;
  readonly before: string;
}

/** The first character that only looks like a Latin letter, or `null`. */
export function firstLookAlike(text: string): SignAt | null {
  if (!/[\u0370-\u052f]/.test(text)) return null;
  for (const [before, sign] of signsOf(text)) if (latinOf.has(sign)) return { sign, before };
  return null;
}

/** The first place at which `one` differs from `other`, with the characters there; `""` is the end. */
export function firstDifference(one: string, other: string): SignAt & { readonly instead: string } {
  const others = Array.from(other);
  let at = 0;
  let last = "";
  for (const [before, sign] of signsOf(one)) {
    if (sign !== others[at]) return { sign, before, instead: others[at] ?? "" };
    at += 1;
    last = before + sign;
  }
  return { sign: "", before: last, instead: others[at] ?? "" };
}

function* signsOf(text: string): Generator<readonly [string, string]> {
  let before = "";
  for (const sign of text) {
    yield [before, sign];
    before += sign;
  }
}

/** Names a character that looks like another: `el guion largo «–» (U+2013)`. */
export function signInWords(sign: string): string {
  return `${kindOf(sign)} «${sign}» (${codePointOf(sign)})`;
}

function kindOf(sign: string): string {
  if (/\p{Script=Cyrillic}/u.test(sign)) return "la letra cirílica";
  if (/\p{Script=Greek}/u.test(sign)) return "la letra griega";
  if (sign === "-") return "el guion";
  if (sign === "\u2011") return "el guion que no se separa";
  if (sign === "\u2212") return "el signo menos";
  if (/\p{Pd}/u.test(sign)) return "el guion largo";
  if (/\p{N}/u.test(sign)) return "el número";
  return /\p{L}/u.test(sign) ? "la letra" : "el signo";
}
