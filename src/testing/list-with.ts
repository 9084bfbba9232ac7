import type { Participant } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";

/** The list, by carnet, once the changes are carried out. */
export function listWith(
  list: readonly Participant[],
  changes: readonly PersonChange[],
): Participant[] {
  const people = new Map(list.map((person) => [person.carnet, person]));
  for (const { before } of changes) if (before !== null) people.delete(before.carnet);
  for (const { after } of changes) if (after !== null) people.set(after.carnet, after);
  return [...people.values()].sort((one, other) => (one.carnet < other.carnet ? -1 : 1));
}
