import type { Participant } from "../../domain/carnet/participant.ts";

/** Fewer carnets say nothing about how long the others are. */
const ENOUGH = 20;
/** The part of a list from which on one length is its rule. Numbers counted from 1 stay below. */
const RULE = 0.95;

/** A person whose carnet is shorter than the others', and the carnet with zeros in front. */
export interface ShortNumber<Person> {
  readonly person: Person;
  readonly withZeros: string;
}

/**
 * Those whose last number has fewer digits than the list's rule, as where a spreadsheet or a hand left
 * out zeros: their owners, who type them, would not be found.
 */
export function shortNumbers<Person extends Participant>(
  people: readonly Person[],
): ShortNumber<Person>[] {
  if (people.length < ENOUGH) return [];
  const counts = new Map<number, number>();
  for (const { carnet } of people) {
    const digits = lastNumber(carnet).length;
    counts.set(digits, (counts.get(digits) ?? 0) + 1);
  }
  const rule = [...counts].find(([, count]) => count >= RULE * people.length)?.[0] ?? 0;
  return people.flatMap((person) => {
    const number = lastNumber(person.carnet);
    if (number.length >= rule) return [];
    const start = person.carnet.slice(0, person.carnet.length - number.length);
    return [{ person, withZeros: start + number.padStart(rule, "0") }];
  });
}

function lastNumber(carnet: string): string {
  return carnet.slice(carnet.lastIndexOf("-") + 1);
}
