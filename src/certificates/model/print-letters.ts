import { tidyText } from "#platform/text/tidy-text.ts";

/** The characters of each font of the certificates, by the font's name. */
export type FontLetters = Readonly<Record<string, string>>;
/** Fonts of one weight: the first that has a letter draws it, so the last should have the rarest ones. */
export type FontStack = readonly string[];

/** The fonts of names; the later ones have the rarer letters. */
export const nameStack: FontStack = ["display", "display-ext", "bold-ext"];

/** A letter with its marks, which one font has to draw together. */
const letters = /\P{M}\p{M}*/gu;

/** Tried in order, and only as far as needed. The last has the usual apostrophe for a glottal stop. */
const forms: readonly ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => letter.normalize("NFD"),
  tidyText,
];

/**
 * The letters of `text` as they are drawn, each with its font: composed, or a base with its marks if no font has
 * the composed letter; `null` for one that no font of the stack has.
 */
export function printedLetters(text: string, stack: FontStack, fonts: FontLetters) {
  const found = text.normalize("NFC").match(letters) ?? [];
  return found.map((letter) => {
    for (const formOf of forms) {
      const form = formOf(letter);
      const font = stack.find((each) => has(fonts[each] ?? "", form));
      if (form !== "" && font !== undefined) return { text: form, font };
    }
    return null;
  });
}

const has = (font: string, letter: string) => [...letter].every((each) => font.includes(each));

/** The letters of a name, or of another text, that certificates cannot print, each once. */
export function unprintableLetters(
  text: string,
  fonts: FontLetters,
  stack: FontStack = nameStack,
): string[] {
  const all = new Set(text.normalize("NFC").match(letters));
  return [...all].filter((letter) => printedLetters(letter, stack, fonts)[0] === null);
}
