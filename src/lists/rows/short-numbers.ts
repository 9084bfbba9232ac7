import type { Participant } from "../../domain/carnet/participant.ts";

/** With fewer carnets, their usual length is unknown. */
const ENOUGH = 20;
/** The share of carnets with one length that makes it the rule. Numbers counted from 1 stay below. */
const RULE = 0.95;

/** A person with a shorter carnet than the others, and that carnet with leading zeros. */
export interface ShortNumber<Person> {
  readonly person: Person;
  readonly withZeros: string;
}

/**
 * People whose last number has fewer digits than is usual in the list, probably because leading zeros
 * were lost. Students type them, and would not be found.
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
