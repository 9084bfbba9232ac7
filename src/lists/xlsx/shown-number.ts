/**
 * The digits a person sees for a stored number, or `null` when its format adds none of its own.
 * Only formats of zeros and dashes are understood (`0000`, `0000\-00\-000000`): they are how people
 * make a spreadsheet show the zeros it drops, and leave no doubt about which those are.
 */
export function shownNumber(value: number, format: string | undefined): string | null {
  const pattern = (format ?? "").replace(/\\(.)|"([^"]*)"/g, "$1$2");
  const zeros = pattern.replaceAll("-", "").length;
  if (!/^0[0-]*$/.test(pattern) || zeros < 2) return null;
  if (!Number.isSafeInteger(value) || value < 0) return null;
  const digits = Array.from(String(value).padStart(zeros, "0"));
  // Digits beyond the pattern's go before its first one.
  const overflow = digits.splice(0, digits.length - zeros).join("");
  return overflow + pattern.replace(/0/g, () => digits.shift() ?? "");
}
