import { idOf, idsOf, type Participant, withIds } from "./carnet/participant.ts";
import { isSamePerson, type PersonChange } from "./list-change.ts";

export type JoinPlan =
  | { readonly kind: "plan"; readonly changes: readonly PersonChange[] }
  /** Somebody else changed or removed one of them since. */
  | { readonly kind: "changed" };

/**
 * Plans to join two records of one person on the present list: one stays with its carnet, name and ticket, the
 * other leaves, and what happened to either counts for the one who stays.
 */
export function planJoin(
  stays: Participant,
  leaves: Participant,
  present: readonly Participant[],
): JoinPlan {
  const isPresent = (person: Participant) =>
    present.some((each) => idOf(each) === idOf(person) && isSamePerson(each, person));
  if (!isPresent(stays) || !isPresent(leaves)) return { kind: "changed" };
  const after = withIds(stays, [...idsOf(stays), ...idsOf(leaves)]);
  return {
    kind: "plan",
    changes: [
      { before: stays, after },
      { before: leaves, after: null },
    ],
  };
}
