/**
 * Makes the last space of `text` non-breaking, because `text-wrap: pretty` may leave a long last word
 * alone.
 */
export function lastWordsTogether(text: string): string {
  return text.replace(/ (?=\S+$)/, "\u00a0");
}
