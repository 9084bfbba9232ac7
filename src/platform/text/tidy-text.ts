/** Matches a character that no name may contain: a control or invisible one that does not belong to an emoji. */
export const invisibleCharacter =
  /(?<!\p{Extended_Pictographic}|\p{EMod}|\ufe0f)\u200d|(?![\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{DI}\ufffd]/u;

const everyInvisible = new RegExp(invisibleCharacter.source, "gu");
const spaces = /[\t-\r\u0085\p{Zs}\p{Zl}\p{Zp}]+/gu;
/** Excludes the variation selectors with which an emoji may end. */
const edge = /(?![\ufe0e\ufe0f])[\s\p{Cc}\p{Cf}\p{DI}]/u;

/** Ligatures of PDFs, wide letters of East Asian keyboards, and those of mathematics, which look like handwriting. */
const formsOfLetters = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;
/** Signs for the glottal stop of Mayan languages that few fonts have. */
const glottalStops = /[\u02b9\u02bb\u02bc\u2032\ua78b\ua78c]/g;

/** NFC, single spaces, nothing invisible at the ends, usual signs for those that only look different. */
export function tidyText(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(formsOfLetters, (letter) => letter.normalize("NFKC"))
    .replace(glottalStops, "'")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(spaces, " ");
  return trimInvisible(plain);
}

export function trimInvisible(text: string): string {
  let start = 0;
  let end = text.length;
  // A loop, because a regular expression for the end would take quadratic time.
  while (start < end && edge.test(text.charAt(start))) start += 1;
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Whether `text` is one line with single spaces, no space at an end and no invisible character. */
export function isTidy(text: string): boolean {
  return text === text.trim() && !/\s\s/.test(text) && !invisibleCharacter.test(text);
}

export interface Invisible {
  /** Such as `U+200F`. */
  readonly code: string;
  readonly before: string;
  readonly without: string;
}

/** The first invisible character of a tidied text, or `null`. */
export function invisibleIn(text: string): Invisible | null {
  const found = invisibleCharacter.exec(text);
  if (found === null) return null;
  const without = text.replace(everyInvisible, "");
  const code = codeOf(found[0]).toUpperCase();
  return { code: `U+${code}`, before: text.slice(0, found.index), without };
}

/** `text` on one line, with codes for the control and direction characters that terminals obey. */
export function visibleText(text: string): string {
  return text.replace(everyInvisible, (character) => {
    if (character === "\n" || character === "\t") return " ";
    return character === "\ufffd" ? character : `\\u${codeOf(character)}`;
  });
}

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0");

const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** `text` with plain spaces, none at its ends, and no invisible signs. */
export function withoutInvisibleSigns(text: string): string {
  return text
    .replace(/[\t-\r\u0085\p{Zs}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .trim();
}

/** An address as browsers show it, without `https://`, with it. */
export function normalizedLink(text: string): string {
  const link = withoutInvisibleSigns(text);
  return /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u.test(link) ? `https://${link}` : link;
}

/** A telephone with one space between its groups, whatever was between them. */
export function normalizedPhone(text: string): string {
  return withoutInvisibleSigns(text)
    .replace(dashes, "-")
    .replace(/[-.() ]+/g, " ")
    .trim();
}
