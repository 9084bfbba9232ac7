import { invisibleCharacter } from "./tidy-text.ts";

const invisible = new RegExp(invisibleCharacter.source, "gu");

/**
 * Returns `text` on one line, with control and direction characters written as codes: terminals obey
 * some of them, and others mislead readers.
 */
export function visibleText(text: string): string {
  return text.replace(invisible, (character) => {
    if (character === "\n" || character === "\t") return " ";
    return character === "\ufffd" ? character : `\\u${code(character)}`;
  });
}

const code = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
