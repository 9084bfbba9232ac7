import { plainText } from "./plain-text.ts";

/* Restores signs that pasting or a word processor replaced by others that look alike. */

const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** `text` with plain spaces, none at its ends, and no invisible signs. */
export function withoutInvisibleSigns(text: string): string {
  return text
    .replace(/[\t-\r\u0085\p{Zs}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .trim();
}

/** The same, with the keyboard's hyphen for every dash. */
export function withHyphens(text: string): string {
  return withoutInvisibleSigns(text).replace(dashes, "-");
}

/** A telephone with one space between its groups, whatever was between them. */
export function normalizedPhone(text: string): string {
  return withHyphens(text)
    .replace(/^\uff0b/, "+")
    .replace(/[-.() ]+/g, " ")
    .trim();
}

/** An hour with the keyboard's colon. */
export function normalizedHour(text: string): string {
  return withoutInvisibleSigns(text).replace(/[\uff1a\u2236\ua789]/g, ":");
}

/** The name of `names` that `text` is without regard to case and accents, else the text. */
export function matchingName(text: string, names: readonly string[]): string {
  const looks = withoutInvisibleSigns(text);
  return names.find((name) => plainText(name) === plainText(looks)) ?? looks;
}
