/* Restores signs that pasting replaced by others that look alike. */

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
