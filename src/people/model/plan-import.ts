import { fields, idsOf, type Participant, valueIn, withIds } from "./carnet/participant.ts";

/** `merge` adds and updates; `replace` also removes participants missing from the list. */
export type ImportMode = "merge" | "replace";

/** The stored people whom an import of `list` in this mode does not remove by itself. */
export function stayingWith(
  stored: readonly Participant[],
  list: readonly Participant[],
  mode: ImportMode,
): readonly Participant[] {
  const listed = new Set(list.map(({ carnet }) => carnet));
  return mode === "merge" ? stored : stored.filter(({ carnet }) => listed.has(carnet));
}

/** The differences between a list and the stored participants. */
export type ImportPlan = ReturnType<typeof planImport>;

/**
 * Compares a list, in which carnets and tickets are unique, with all stored participants. Stored people with a
 * carnet of the list keep their id. `leaving` are carnets that are not in the list; a merge removes these people.
 */
export function planImport(
  stored: readonly Participant[],
  list: readonly Participant[],
  mode: ImportMode,
  leaving: readonly string[] = [],
) {
  const known = new Map(stored.map((person) => [person.carnet, person]));
  const listed = new Set(list.map(({ carnet }) => carnet));
  const added = list.filter(({ carnet }) => !known.has(carnet));
  const changed = list.flatMap((after) => {
    const before = known.get(after.carnet);
    const isChanged = fields.some(
      (field) => before && valueIn(before, field) !== valueIn(after, field),
    );
    return before && isChanged ? { before, after: withIds(after, idsOf(before)) } : [];
  });
  const leaves = (carnet: string) => mode === "replace" || leaving.includes(carnet);
  const removed = stored.filter(({ carnet }) => !listed.has(carnet) && leaves(carnet));
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
