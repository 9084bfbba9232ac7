import type { Participant } from "../carnet/participant.ts";
import { isSamePerson, type PersonChange } from "../list-change.ts";

export type UndoPlan =
  | { readonly kind: "plan"; readonly changes: readonly PersonChange[] }
  /** Later changes depend on the step: these people are no longer as it left them. */
  | { readonly kind: "blocked"; readonly people: readonly Participant[] };

/**
 * The changes that take a step back. It is blocked if somebody whom it changed has changed since, if a
 * carnet that it removed is on the list again, or if a ticket that it freed belongs to somebody else.
 */
export function planUndo(step: readonly PersonChange[], present: readonly Participant[]): UndoPlan {
  const byCarnet = new Map(present.map((person) => [person.carnet, person]));
  const changed = new Set(step.flatMap(({ after }) => after?.carnet ?? []));
  const holderOf = new Map(
    present
      .filter(({ carnet, numeroTicket }) => numeroTicket !== "" && !changed.has(carnet))
      .map((person) => [person.numeroTicket, person]),
  );
  const people = step.flatMap(({ before, after }): Participant[] => {
    if (after !== null) {
      const now = byCarnet.get(after.carnet);
      if (now === undefined || !isSamePerson(now, after)) return [now ?? after];
    }
    if (before === null) return [];
    const again = changed.has(before.carnet) ? undefined : byCarnet.get(before.carnet);
    const holder = holderOf.get(before.numeroTicket);
    return [again ?? holder ?? []].flat();
  });
  if (people.length > 0) return { kind: "blocked", people };
  return {
    kind: "plan",
    changes: step.map(({ before, after }) => ({ before: after, after: before })),
  };
}
