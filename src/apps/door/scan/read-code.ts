import { carnetGroups } from "../../../domain/carnet/edition-groups.ts";
import { readCarnet } from "../../../domain/carnet/read-carnet.ts";

export type CodeReading =
  | { readonly kind: "carnet"; readonly carnet: string }
  | { readonly kind: "none" };

/**
 * Reads the carnet in a code or a scanner's input. Scanners type like a keyboard, and with a Latin
 * American layout `2490-21-7` arrives as `2490'21'7`: any one sign between groups of the right length
 * is accepted, also within a longer text such as a URL. A text with two carnets is refused.
 */
export function readCode(text: string): CodeReading {
  const reading = readCarnet(text);
  if (reading.kind === "carnet") return reading;
  const [match, ...others] = text.matchAll(carnetWithin());
  if (match === undefined || others.length > 0) return { kind: "none" };
  const [, first, _sign, ...rest] = match;
  return { kind: "carnet", carnet: [first, ...rest].join("-") };
}

/** Finds the groups with one sign, the same, between them, and no letter or digit around them. */
function carnetWithin(): RegExp {
  const [first, ...others] = carnetGroups();
  const rest = others.map((digits, row) =>
    row === others.length - 1 ? `(\\d{1,${digits}})` : `(\\d{${digits}})`,
  );
  // A carnet with a single group cannot be distinguished from other numbers.
  if (rest.length === 0) return /(?!)/g;
  const groups = `(\\d{${first}})(\\D)${rest.join("\\2")}`;
  return new RegExp(`(?<![\\p{L}\\d])${groups}(?!\\2?\\d|\\p{L})`, "gu");
}
