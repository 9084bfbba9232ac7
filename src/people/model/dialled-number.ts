/**
 * The digits that a chat needs, with the country's code; a number of eight is one of Guatemala. `null` if
 * they can be no number, or are several.
 */
export function dialledNumber(telefono: string): string | null {
  const digits = telefono.replace(/\D/g, "").replace(/^00/, "");
  if (digits.length === 8) return `502${digits}`;
  return digits.length >= 10 && digits.length <= 15 ? digits : null;
}
