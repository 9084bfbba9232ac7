import { codePointOf, invisibleCharacter } from "../../domain/text/tidy-text.ts";

/** Joiners are part of an emoji, and invisible anywhere else. */
const joiner = /\u200c|(?<!\p{Extended_Pictographic}|\p{EMod}|\ufe0f)\u200d/u;
const invisible = new RegExp(`${invisibleCharacter.source}|${joiner.source}`, "u");
const joiners = new RegExp(joiner.source, "gu");

export interface Invisible {
  /** Such as `U+200F`. */
  readonly code: string;
  readonly before: string;
  /** The text without any such character. */
  readonly without: string;
}

/** The first invisible character of a tidied text, or `null`. */
export function invisibleIn(text: string): Invisible | null {
  const found = invisible.exec(text);
  if (found === null) return null;
  const without = text.replace(new RegExp(invisible.source, "gu"), "");
  return { code: codePointOf(found[0]), before: text.slice(0, found.index), without };
}

/** `text` with joiners outside an emoji written as codes. */
export function visibleJoiners(text: string): string {
  return text.replace(joiners, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
}
