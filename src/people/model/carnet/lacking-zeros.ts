import { type CarnetRules, carnetReadings, isCompleteCarnet } from "./read-carnet.ts";

/**
 * The carnets that a typed one may stand for: itself first, then with more or fewer leading zeros in its
 * last group, then its digits with zeros before the first group, which a spreadsheet removes, or without
 * them. Their number depends on what is typed alone, so that a look-up takes equally long for all.
 */
export function possibleCarnets(typed: string, carnets: CarnetRules): string[] {
  if (!isCompleteCarnet(typed, carnets)) return [typed];
  const split = typed.lastIndexOf("-") + 1;
  const end = withoutZeros(typed.slice(split));
  const most = carnets.groups.at(-1) ?? end.length;
  const last = Array.from(
    { length: most - end.length + 1 },
    (_, zeros) => typed.slice(0, split) + "0".repeat(zeros) + end,
  );
  const digits = typed.replaceAll("-", "");
  const [lost = typed] = carnetReadings(withoutZeros(digits), carnets);
  return [...new Set([typed, ...last, ...carnetReadings(digits, carnets), lost])];
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, "");

/**
 * The person whom `typed` means among `found`, the people with one of the possible carnets: the one
 * with exactly this carnet, else the only one; `null` if there are none or several.
 */
export function meantPerson<Found extends { readonly carnet: string }>(
  typed: string,
  found: readonly Found[],
): Found | null {
  const [first] = found;
  const exact = found.find(({ carnet }) => carnet === typed);
  if (exact !== undefined || first === undefined) return exact ?? null;
  return found.every(({ carnet }) => carnet === first.carnet) ? first : null;
}
