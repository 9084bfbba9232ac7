import { plainText } from "./plain-text.ts";

/**
 * Normalises `text` for a URL: lower-case letters without accents, digits and hyphens; may be empty.
 */
export function slugOf(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
