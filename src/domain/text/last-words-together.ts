/** `text` with a last space that does not break: `text-wrap: pretty` may leave a long last word alone. */
export function lastWordsTogether(text: string): string {
  return text.replace(/ (?=\S+$)/, "\u00a0");
}
