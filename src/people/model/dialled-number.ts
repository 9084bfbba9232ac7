/**
 * The digits that a chat needs, with the country's code; a number of eight is one of Guatemala. `null` if
 * they can be no number, are several, lost some in a spreadsheet, or lead to an extension.
 */
export function dialledNumber(telefono: string): string | null {
  if (/\de\+|\bext/i.test(telefono)) return null;
  const digits = telefono.replace(/\.0$|\D/g, "").replace(/^00/, "");
  if (digits.length === 8) return `502${digits}`;
  return /^[1-9]\d{9,14}$/.test(digits) ? digits : null;
}
