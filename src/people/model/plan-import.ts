import { fields, idsOf, type Participant, valueIn, withIds } from "./carnet/participant.ts";

/** `merge` adds and updates; `replace` also removes participants missing from the list. */
export type ImportMode = "merge" | "replace";

/** The differences between a list and the stored participants. */
export type ImportPlan = ReturnType<typeof planImport>;

/**
 * Compares a list, in which carnets and tickets are unique, with all stored participants. Stored people with a
 * carnet of the list keep their id. `leaving` are carnets that are not in the list; a merge removes these people.
 */
export function planImport(
  stored: Iterable<Participant>,
  list: readonly Participant[],
  mode: ImportMode,
  leaving: readonly string[] = [],
) {
  const listed = new Set(list.map(({ carnet }) => carnet));
  const known = new Map<string, Participant>();
  const absent: Participant[] = [];
  for (const participant of stored) {
    if (listed.has(participant.carnet)) known.set(participant.carnet, participant);
    else absent.push(participant);
  }
  const added: Participant[] = [];
  const changed: { before: Participant; after: Participant }[] = [];
  for (const after of list) {
    const before = known.get(after.carnet);
    if (before === undefined) added.push(after);
    else if (fields.some((field) => valueIn(before, field) !== valueIn(after, field))) {
      changed.push({ before, after: withIds(after, idsOf(before)) });
    }
  }
  const removed = absent.filter(({ carnet }) => mode === "replace" || leaving.includes(carnet));
  return {
    /** In the order of the list, like `changed`. */
    added,
    changed,
    /** In the order of the store; a merge removes only whom somebody named. */
    removed,
    /** The numbers of participants. */
    summary: {
      added: added.length,
      changed: changed.length,
      same: list.length - added.length - changed.length,
      removed: removed.length,
    },
  };
}
