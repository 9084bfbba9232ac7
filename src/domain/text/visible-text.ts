import { unseenCharacter } from "./tidy-text.ts";

const unseen = new RegExp(unseenCharacter.source, "gu");

/**
 * `text` on one line, with every character that steers rather than shows written as its code: a
 * terminal obeys some of them, and a reader is misled by others.
 */
export function visibleText(text: string): string {
  return text.replace(unseen, (character) => {
    if (character === "\n" || character === "\t") return " ";
    return character === "\ufffd" ? character : `\\u${code(character)}`;
  });
}

const code = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
