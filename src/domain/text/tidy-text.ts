/**
 * Finds an invisible, control or broken character, which no name or ticket may hold. The joiners of
 * emoji (U+200C, U+200D) are not among them.
 */
export const unseenCharacter =
  /[\p{Cc}\p{Cs}\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufffd\ufff9-\ufffb]/u;

/** `text` composed (NFC), trimmed, with single spaces. */
export function tidyText(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

/** Whether `text` is on one line, with single spaces, none at an end, and no unseen character. */
export function isTidy(text: string): boolean {
  return text === text.trim() && !/\s\s/.test(text) && !unseenCharacter.test(text);
}
