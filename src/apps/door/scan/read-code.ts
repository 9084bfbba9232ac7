import { carnetGroups } from "../../../domain/carnet/edition-groups.ts";
import { readCarnet } from "../../../domain/carnet/read-carnet.ts";

export type CodeReading =
  /** `sign` is what stands between the groups in place of a dash, else `null`. */
  | { readonly kind: "carnet"; readonly carnet: string; readonly sign: string | null }
  | { readonly kind: "none" };

/**
 * Reads the carnet in a code or in what a scanner typed. Scanners type like a keyboard, and with a
 * Latin American layout `2490-21-7` arrives as `2490'21'7`: any one sign between groups whose digits
 * fit is taken, also within a longer text such as an address. Two carnets in one text are none.
 */
export function readCode(text: string): CodeReading {
  const reading = readCarnet(text);
  if (reading.kind === "carnet") return { kind: "carnet", carnet: reading.carnet, sign: null };
  const [match, ...others] = text.matchAll(carnetWithin());
  if (match === undefined || others.length > 0) return { kind: "none" };
  const [, first, sign = "", ...rest] = match;
  return { kind: "carnet", carnet: [first, ...rest].join("-"), sign: sign === "-" ? null : sign };
}

/** Finds the groups with one sign, the same, between them, and no letter or digit around them. */
function carnetWithin(): RegExp {
  const [first, ...others] = carnetGroups();
  const rest = others.map((digits, row) =>
    row === others.length - 1 ? `(\\d{1,${digits}})` : `(\\d{${digits}})`,
  );
  // A single group has no sign that would tell a carnet from any other number.
  if (rest.length === 0) return /(?!)/g;
  const groups = `(\\d{${first}})(\\D)${rest.join("\\2")}`;
  return new RegExp(`(?<![\\p{L}\\d])${groups}(?!\\2?\\d|\\p{L})`, "gu");
}
