import { codePointOf } from "../../domain/text/tidy-text.ts";

const blank = /[\s\p{Zs}]/u;
const invisible = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]/u;

/**
 * Names a sign for people: `«–» (U+2013)`, `un espacio que no es el normal (U+00A0)`, `un signo que no
 * se ve (U+200B)`.
 */
export function signName(sign: string): string {
  const code = codePointOf(sign);
  if (sign === " ") return "un espacio";
  if (invisible.test(sign)) return `un signo que no se ve (${code})`;
  return blank.test(sign) ? `un espacio que no es el normal (${code})` : `«${sign}» (${code})`;
}

/** Names the sign of `text` at `index` and its place; `null` if the index is -1. */
export function signAndPlace(text: string, index: number): string | null {
  if (index === -1) return null;
  const before = text.slice(0, index).slice(-20);
  const sign = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return `${signName(sign)} ${before === "" ? "al comienzo" : `después de «${before}»`}`;
}
