import { carnetGroups } from "../../domain/carnet/edition-groups.ts";
import type { Participant } from "../../domain/carnet/participant.ts";

/** Below this many carnets no usual length is assumed, unless most have the full length. */
const ENOUGH = 20;
const ENOUGH_COMPLETE = 3;
/**
 * The share of carnets with one length that makes it the rule. Numbers that count from 1 stay below
 * it.
 */
const RULE = 0.95;
const RULE_COMPLETE = 0.75;

/** A person with a shorter carnet than the others, and that carnet with leading zeros. */
interface ShortNumber {
  readonly person: Participant;
  readonly withZeros: string;
}

/**
 * People whose last number has fewer digits than is usual in the list, probably because leading zeros
 * were lost. Students type them, and would not be found.
 */
export function shortNumbers(people: readonly Participant[]): ShortNumber[] {
  const rule = usualLength(people);
  return people.flatMap((person) => {
    const number = lastNumber(person.carnet);
    if (number.length >= rule) return [];
    const start = person.carnet.slice(0, person.carnet.length - number.length);
    return [{ person, withZeros: start + number.padStart(rule, "0") }];
  });
}

/** The digits that nearly all last numbers have, or 0 without a rule. */
function usualLength(people: readonly Participant[]): number {
  const counts = new Map<number, number>();
  for (const { carnet } of people) {
    const digits = lastNumber(carnet).length;
    counts.set(digits, (counts.get(digits) ?? 0) + 1);
  }
  const complete = carnetGroups().at(-1) ?? 0;
  const completed = counts.get(complete) ?? 0;
  if (completed >= Math.max(ENOUGH_COMPLETE, RULE_COMPLETE * people.length)) return complete;
  if (people.length < ENOUGH) return 0;
  return [...counts].find(([, count]) => count >= RULE * people.length)?.[0] ?? 0;
}

function lastNumber(carnet: string): string {
  return carnet.slice(carnet.lastIndexOf("-") + 1);
}
