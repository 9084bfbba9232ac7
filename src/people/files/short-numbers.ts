import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import { isStandIn } from "../model/carnet/kinds.ts";
import type { Participant } from "../model/carnet/participant.ts";

/** So many carnets, and this share of all, with all digits of their last group make that the rule. */
const ENOUGH = 3;
const RULE = 0.75;

/** A person with a shorter carnet than the others, and that carnet with leading zeros. */
interface ShortNumber {
  readonly person: Participant;
  readonly withZeros: string;
}

/**
 * People whose last number has fewer digits than nearly all of the list, probably because leading zeros
 * were lost. Students type them, and would not be found.
 */
export function shortNumbers(people: readonly Participant[], groups: CarnetGroups): ShortNumber[] {
  const digits = groups.at(-1) ?? 0;
  const having = people.filter(({ carnet }) => !isStandIn(carnet));
  const short = having.filter(({ carnet }) => lastNumber(carnet).length < digits);
  const whole = having.length - short.length;
  if (whole < Math.max(ENOUGH, RULE * having.length)) return [];
  return short.map((person) => {
    const number = lastNumber(person.carnet);
    const start = person.carnet.slice(0, person.carnet.length - number.length);
    return { person, withZeros: start + number.padStart(digits, "0") };
  });
}

function lastNumber(carnet: string): string {
  return carnet.slice(carnet.lastIndexOf("-") + 1);
}
