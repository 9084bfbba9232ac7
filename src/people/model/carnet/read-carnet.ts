import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import { groupDigits } from "./carnet.ts";

/** The rules of an edition's carnets. Each program makes them once and passes them on. */
export type CarnetRules = Readonly<ReturnType<typeof carnetRules>>;

export function carnetRules(groups: CarnetGroups) {
  const mostDigits = groups.reduce((sum, digits) => sum + digits, 0);
  // Between two groups, a dot or comma may be that of a number.
  const sign = groups.length > 2 ? "[^\\p{L}\\p{N}]" : "[^\\p{L}\\p{N}.,]";
  return {
    groups,
    /** Digits of the longest carnet. */
    mostDigits,
    /** Digits of the shortest carnet. */
    leastDigits: mostDigits - (groups.at(-1) ?? 0) + 1,
    /** A carnet as it is stored. */
    canonical: carnetPattern(groups, "-"),
    /** As it may be written: with dashes or spaces, without, or with one sign between all groups. */
    separated: carnetPattern(groups, "[\\s-]+"),
    joined: carnetPattern(groups, ""),
    withSigns: carnetPattern(groups, "\\k<sign>", `(?<sign>${sign})`),
    /** One with dashes or spaces in a text; a letter or a digit behind it may be a part of it that was misread or cut off. */
    within: new RegExp(
      `(?<![\\d-])${carnetPattern(groups, "(?:\\s?[-\u2010-\u2015]\\s?|\\s)").source.slice(1, -1)}(?!\\s?\\d|-\\d|[\\p{L}@])`,
      "gu",
    ),
  };
}

/** `first` stands behind the first group, `separator` behind the others. */
function carnetPattern(groups: CarnetGroups, separator: string, first = separator): RegExp {
  const parts = groups.map((digits, index) =>
    index === groups.length - 1 ? `(\\d{1,${digits}})` : `(\\d{${digits}})`,
  );
  const [start = "", ...rest] = parts;
  const pattern =
    rest.length === 0 ? start : [start + first + rest[0], ...rest.slice(1)].join(separator);
  return new RegExp(`^${pattern}$`, "u");
}

/** Whether `carnet` can be registered, in its canonical form. */
export function isCompleteCarnet(carnet: string, { canonical }: CarnetRules): boolean {
  return canonical.test(carnet);
}

/** How a carnet is written: `4 números, guion, 2 números, guion y de 1 a 6 números`. */
export function carnetInWords(groups: CarnetGroups): string {
  const full = groups.slice(0, -1).map((digits) => `${digits} números, guion`);
  const last = groups.at(-1) === 1 ? "1 número" : `de 1 a ${groups.at(-1)} números`;
  return full.length === 0 ? last : `${full.join(", ")} y ${last}`;
}

/** The forms in which a spreadsheet may have damaged a carnet. */
export type CarnetDamage = "scientific" | "number" | "date";

type CarnetReading =
  | { readonly kind: "carnet"; readonly carnet: string }
  | { readonly kind: "empty" | "incomplete" | "other characters" }
  | { readonly kind: "damaged"; readonly damage: CarnetDamage };

/**
 * Reads a carnet written with dashes of any kind, with spaces, without either, or with any one sign
 * between all groups: a scanner that types on a Latin American layout makes `2490'21'7`.
 */
export function readCarnet(text: string, carnets: CarnetRules): CarnetReading {
  const written = text.trim().replace(/[\u2010-\u2015\u2212]/g, "-");
  if (written === "") return { kind: "empty" };
  // Carnets are matched before dates, because a carnet with short groups may look like a date. Dashes
  // must be between all groups or none: the single dash of `2490-123` does not tell where the other
  // belongs.
  const { separated, joined, withSigns } = carnets;
  const groups = separated.exec(written) ?? joined.exec(written);
  if (groups !== null) return { kind: "carnet", carnet: groups.slice(1).join("-") };
  const damage = damageOf(written, carnets);
  if (damage !== null) return { kind: "damaged", damage };
  const signed = withSigns.exec(written);
  if (signed !== null) return { kind: "carnet", carnet: signed[0].replace(/\D+/g, "-") };
  return { kind: /^[\d\s-]*$/.test(written) ? "incomplete" : "other characters" };
}

/** A year that is written in full where the carnet has two digits of it. */
export const shortYear = (group: string, digits?: number) =>
  digits === 2 ? group.replace(/^20(?=\d\d$)/, "") : group;

/** Whether a text is a whole carnet, however it is written. */
export const isWrittenCarnet = (text: string, carnets: CarnetRules) =>
  readCarnet(text, carnets).kind === "carnet";

/** Whether a spreadsheet, which keeps 15 digits, has the number as it was typed. */
export function isExact(number: number): boolean {
  return Number.isInteger(number) && Math.abs(number) < 1e15;
}

/**
 * The carnets that digits without dashes may stand for: as they are, then with leading zeros that a
 * spreadsheet may have removed from the first group. As many digits as the longest carnet has are one carnet.
 */
export function carnetReadings(digits: string, carnets: CarnetRules): string[] {
  const { groups, mostDigits, leastDigits } = carnets;
  const [first = 0] = groups;
  const lost = digits.startsWith("0") ? 0 : Math.min(mostDigits - digits.length, first - 1);
  if (!/^\d+$/.test(digits) || digits.length < leastDigits) return [];
  const readings: string[] = [];
  for (let zeros = 0; zeros <= lost; zeros += 1) {
    readings.push(groupDigits("0".repeat(zeros) + digits, groups));
  }
  return readings;
}

/** As spreadsheets shorten them in Spanish and in English. */
const month = "(?:ene|jan|feb|mar|a[bp]r|mayo?|jun|jul|ago|aug|sept?|set|oct|nov|dic|dec)\\.?";
const date = new RegExp(
  `^\\d{1,2}[/.-](?:\\d{1,2}|${month})[/.-]\\d{2,4}\\b|^${month}-\\d{2}$|^\\d{4}[/-]\\d{1,2}[/-]\\d{1,2} \\d{1,2}:`,
  "i",
);

function damageOf(carnet: string, { leastDigits, mostDigits }: CarnetRules): CarnetDamage | null {
  if (/^\d+(?:[.,]\d+)?\s*E\s*\+?\d+$/i.test(carnet)) return "scientific";
  const decimals = new RegExp(`^\\d{${leastDigits},${mostDigits}}[.,]0+$`);
  const thousands = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$/;
  if (decimals.test(carnet) || thousands.test(carnet)) return "number";
  return date.test(carnet) ? "date" : null;
}
