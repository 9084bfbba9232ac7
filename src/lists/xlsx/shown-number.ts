/**
 * The digits that a format displays for a stored number, or `null` if it adds none. Only formats of
 * zeros and dashes are supported (`0000`, `0000\-00\-000000`): people use them to display the zeros
 * that a spreadsheet drops, and they are unambiguous.
 */
export function shownNumber(value: number, format: string | undefined): string | null {
  const pattern = (format ?? "").replace(/\\(.)|"([^"]*)"/g, "$1$2");
  const zeros = pattern.replaceAll("-", "").length;
  if (!/^0[0-]*$/.test(pattern) || zeros < 2) return null;
  if (!Number.isSafeInteger(value) || value < 0) return null;
  const digits = Array.from(String(value).padStart(zeros, "0"));
  // Digits beyond the pattern come before its first one.
  const overflow = digits.splice(0, digits.length - zeros).join("");
  return overflow + pattern.replace(/0/g, () => digits.shift() ?? "");
}
