/*
 * The rules of carnets, on their own: the page needs them before it is usable, and there no library
 * but React is loaded.
 */

/** Longest carnet: 4 digits, dash, 2 digits, dash, 6 digits (specification, section 9). */
export const CARNET_MAX_LENGTH = 14;
export const CARNET_PLACEHOLDER = "0000-00-000000";

const GROUP_ENDS = [4, 6];
const MAX_DIGITS = 12;

/** A carnet that can be registered: 4 digits, dash, 2 digits, dash, 1 to 6 digits. */
export const completeCarnet = /^\d{4}-\d{2}-\d{1,6}$/;

/** Keeps the digits of `text`, at most 12, and groups them as `0000-00-000000`. */
export function formatCarnet(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, MAX_DIGITS);
  const [first, second] = GROUP_ENDS as [number, number];
  return [digits.slice(0, first), digits.slice(first, second), digits.slice(second)]
    .filter((group) => group !== "")
    .join("-");
}

/**
 * Formats what a field holds after an edit and says where the caret belongs: behind the same
 * digit as before, so that typing or deleting in the middle never makes it jump.
 * `caret` counts UTF-16 units from the start of `text`.
 */
export function formatCarnetEdit(text: string, caret: number): { value: string; caret: number } {
  const value = formatCarnet(text);
  const digitsBefore = Math.min(text.slice(0, caret).replace(/\D/g, "").length, MAX_DIGITS);
  const dashesBefore = GROUP_ENDS.filter((end) => digitsBefore > end).length;
  return { value, caret: Math.min(digitsBefore + dashesBefore, value.length) };
}
