import { idOf, type Participant } from "./carnet/participant.ts";
import { isSamePerson, type PersonChange } from "./list-change.ts";

export type UndoPlan =
  | { readonly kind: "plan"; readonly changes: readonly PersonChange[] }
  /** Later changes depend on the step: these people are no longer as it left them. */
  | { readonly kind: "blocked"; readonly people: readonly Participant[] };

/**
 * The changes that take a step back. It is blocked if somebody whom it changed has changed since, if a
 * carnet that it removed is on the list again, or if a ticket that it freed belongs to somebody else.
 */
export function planUndo(step: readonly PersonChange[], present: readonly Participant[]): UndoPlan {
  const byId = new Map(present.map((person) => [idOf(person), person]));
  const changed = new Set(step.flatMap(({ after }) => (after === null ? [] : idOf(after))));
  const others = present.filter((person) => !changed.has(idOf(person)));
  const byCarnet = new Map(others.map((person) => [person.carnet, person]));
  const holderOf = new Map(
    others
      .filter(({ numeroTicket }) => numeroTicket !== "")
      .map((person) => [person.numeroTicket, person]),
  );
  const people = step.flatMap(({ before, after }): Participant[] => {
    if (after !== null) {
      const now = byId.get(idOf(after));
      if (now === undefined || !isSamePerson(now, after)) return [now ?? after];
    }
    if (before === null) return [];
    const again = after === null ? byId.get(idOf(before)) : undefined;
    const holder = byCarnet.get(before.carnet) ?? holderOf.get(before.numeroTicket);
    return [again ?? holder ?? []].flat();
  });
  if (people.length > 0) return { kind: "blocked", people };
  return {
    kind: "plan",
    changes: step.map(({ before, after }) => ({ before: after, after: before })),
  };
}
