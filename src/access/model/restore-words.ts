import { amount } from "#platform/text/amount.ts";

/** About people of a backup who come back although no list may contain them any more. */
export function disallowedInWords(people: number): string {
  return `${amount(people, "persona del respaldo tiene", "personas del respaldo tienen")} un dato que una lista ya no admite, como «#N/A» o letras perdidas. Después de restaurar, corríjalo en Lista.`;
}
