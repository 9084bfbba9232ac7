import { carnetGroups } from "./carnet.ts";

const [first, second, last] = carnetGroups;
/** Digits of the shortest and of the longest carnet. */
const LEAST_DIGITS = first + second + 1;
const MOST_DIGITS = first + second + last;

/** A carnet that can be registered, in its canonical form. */
export const completeCarnet = carnetPattern("-");
const looseCarnet = carnetPattern("[\\s-]*");

/** What a spreadsheet has made of a carnet. */
export type CarnetDamage = "scientific" | "decimals" | "thousands" | "date";

export type CarnetReading =
  | { readonly kind: "carnet"; readonly carnet: string }
  | { readonly kind: "empty" | "incomplete" | "other characters" }
  | { readonly kind: "damaged"; readonly damage: CarnetDamage };

/** Reads a carnet written with dashes of any kind, with spaces, or without either. */
export function readCarnet(text: string): CarnetReading {
  const written = text.trim().replace(/[\u2010-\u2015\u2212]/g, "-");
  if (written === "") return { kind: "empty" };
  const damage = damageOf(written);
  if (damage !== null) return { kind: "damaged", damage };
  const groups = looseCarnet.exec(written);
  if (groups !== null) return { kind: "carnet", carnet: groups.slice(1).join("-") };
  return { kind: /^[\d\s-]*$/.test(written) ? "incomplete" : "other characters" };
}

export type CarnetNumberReading =
  | { readonly kind: "carnet"; readonly carnet: string }
  | { readonly kind: "zeros unknown" | "no carnet" };

/**
 * Reads a carnet stored as a number, which has lost the zeros it began with. Only a number with the
 * digits of the longest carnet leaves no room for one.
 */
export function readCarnetNumber(number: number): CarnetNumberReading {
  const digits = String(number);
  const reading = readCarnet(digits);
  if (reading.kind === "carnet" && digits.length === MOST_DIGITS) return reading;
  const short = /^\d+$/.test(digits) && digits.length < MOST_DIGITS;
  return { kind: short ? "zeros unknown" : "no carnet" };
}

/** Whether `text` is a carnet without dashes that may have lost zeros in front. */
export function mayLackZeros(text: string): boolean {
  return /^\d+$/.test(text) && text.length >= LEAST_DIGITS && text.length < MOST_DIGITS;
}

/** The carnets right before and after a complete one, with as many digits. */
export function neighbourCarnets(carnet: string): string[] {
  if (!completeCarnet.test(carnet)) return [];
  const split = carnet.lastIndexOf("-") + 1;
  const number = carnet.slice(split);
  return [-1, 1].map(
    (step) => carnet.slice(0, split) + String(Number(number) + step).padStart(number.length, "0"),
  );
}

function carnetPattern(separator: string): RegExp {
  return new RegExp(`^(\\d{${first}})${separator}(\\d{${second}})${separator}(\\d{1,${last}})$`);
}

function damageOf(carnet: string): CarnetDamage | null {
  if (/^\d+(?:[.,]\d+)?\s*E\s*\+?\d+$/i.test(carnet)) return "scientific";
  if (new RegExp(`^\\d{${LEAST_DIGITS},${MOST_DIGITS}}[.,]0+$`).test(carnet)) return "decimals";
  if (/^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$/.test(carnet)) return "thousands";
  const date = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|^\d{4}[/-]\d{1,2}[/-]\d{1,2} \d{1,2}:/;
  return date.test(carnet) ? "date" : null;
}
