/*
 * Control characters, and those that turn the direction of the text around them: a terminal obeys
 * the first, a reader is misled by the others. The joiners of emoji (U+200C, U+200D) are not among
 * them.
 */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069]/gu;

/** `text` on one line, with every character that steers rather than shows written as its code. */
export function visibleText(text: string): string {
  return text.replace(unseen, (character) =>
    character === "\n" || character === "\t" ? " " : `\\u${code(character)}`,
  );
}

const code = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
