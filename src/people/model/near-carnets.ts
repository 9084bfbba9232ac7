import { plainText } from "#platform/text/plain-text.ts";
import { carnetKey, isOneEdit } from "./carnet/alike.ts";
import { possibleCarnets } from "./carnet/lacking-zeros.ts";
import type { Participant } from "./carnet/participant.ts";
import { type CarnetRules, readCarnet } from "./carnet/read-carnet.ts";

/** How a typed carnet differs from a registered one. */
export type Nearness =
  | "same"
  /** In leading zeros of a group, or of the whole number. */
  | "zeros"
  /** One digit is another, too many or lacking, or two neighbouring ones are swapped. */
  | "one edit"
  /** The typed digits are the end of the carnet. */
  | "only the end";

export interface NearPerson {
  readonly person: Participant;
  /** `null` if only the name was found. */
  readonly carnet: Nearness | null;
  readonly hasName: boolean;
}

const MOST_NEAR = 8;
/** Fewer digits would match the end of too many carnets. */
const LEAST_DIGITS = 4;
const order: readonly (Nearness | null)[] = ["same", "zeros", "one edit", "only the end", null];

/**
 * The people whom a failed search may mean: with a carnet like the typed one, or a name with all
 * typed words. Either may be empty. The nearest come first, eight at most.
 */
export function nearPeople(
  typed: { readonly carnet: string; readonly nombre: string },
  people: Iterable<Participant>,
  carnets: CarnetRules,
): NearPerson[] {
  const words = plainText(typed.nombre).split(" ").filter(Boolean);
  const near: NearPerson[] = [];
  for (const person of people) {
    const name = ` ${plainText(person.nombre)}`;
    const hasName = words.length > 0 && words.every((word) => name.includes(` ${word}`));
    const carnet = nearness(typed.carnet, person.carnet, carnets);
    if (carnet !== null || hasName) near.push({ person, carnet, hasName });
  }
  return near.toSorted(nearestFirst).slice(0, MOST_NEAR);
}

const rank = ({ carnet, hasName }: NearPerson) => order.indexOf(carnet) - (hasName ? 0.5 : 0);
export const nearestFirst = (one: NearPerson, other: NearPerson): number => rank(one) - rank(other);

/** How `typed`, with or without dashes, differs from a registered carnet; `null` if in more than one way. */
export function nearness(typed: string, registered: string, carnets: CarnetRules): Nearness | null {
  const reading = readCarnet(typed, carnets);
  const one = digitsOf(typed);
  const other = digitsOf(registered);
  if (one === "" || other === "") return null;
  if (reading.kind === "carnet" ? reading.carnet === registered : one === other) return "same";
  if (reading.kind === "carnet") {
    const isLacking = possibleCarnets(reading.carnet, carnets).includes(registered);
    if (isLacking || carnetKey(reading.carnet) === carnetKey(registered)) return "zeros";
  }
  if (zeroKey(typed) === zeroKey(registered)) return "zeros";
  if (isOneEdit(one, other)) return "one edit";
  return one.length >= LEAST_DIGITS && other.endsWith(one) ? "only the end" : null;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Equal for carnets with dashes whose groups differ in leading zeros. */
const zeroKey = (carnet: string) => carnet.replace(/(^|\D)0+(?=\d)/g, "$1");
