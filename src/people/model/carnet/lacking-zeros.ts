import { type CarnetRules, carnetReadings, isCompleteCarnet } from "./read-carnet.ts";

/**
 * The carnets that a typed one may stand for: itself first, then with leading zeros added to its last
 * group, then its digits with zeros before the first group, which a spreadsheet removes. Their number
 * depends on what is typed alone, so that a look-up takes equally long for all.
 */
export function possibleCarnets(typed: string, carnets: CarnetRules): string[] {
  if (!isCompleteCarnet(typed, carnets)) return [typed];
  const split = typed.lastIndexOf("-") + 1;
  const [start, last] = [typed.slice(0, split), typed.slice(split)];
  const possible = [typed];
  for (let length = last.length; length < (carnets.groups.at(-1) ?? 0); length += 1) {
    possible.push(start + last.padStart(length + 1, "0"));
  }
  const readings = carnetReadings(typed.replaceAll("-", ""), carnets);
  return [...possible, ...readings.filter((each) => !possible.includes(each))];
}

/** Also the carnets without the zeros that were typed: a student types the whole carnet, and the list has lost its zeros. */
export function alikeCarnets(typed: string, carnets: CarnetRules): string[] {
  if (!isCompleteCarnet(typed, carnets)) return [typed];
  const split = typed.lastIndexOf("-") + 1;
  const short = typed.slice(0, split) + withoutZeros(typed.slice(split));
  const digits = typed.replaceAll("-", "");
  if (short === typed && !digits.startsWith("0")) return possibleCarnets(typed, carnets);
  const [lost = typed] = carnetReadings(withoutZeros(digits), carnets);
  return [
    ...new Set([...possibleCarnets(typed, carnets), ...possibleCarnets(short, carnets), lost]),
  ];
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
