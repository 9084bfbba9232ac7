import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import { groupBy } from "#platform/text/group-by.ts";
import type { StoredLine } from "./events.ts";

/**
 * The changes of the list that take back what `lines` did to it: names that they corrected are
 * reverted, and people whom they added leave. People who were corrected later stay as they are.
 */
export function changesTakenBack(
  lines: readonly StoredLine[],
  people: ReadonlyMap<string, Participant>,
): PersonChange[] {
  const changed = groupBy(
    lines.filter((line) => line.kind === "walk-in" || line.kind === "rename"),
    idOf,
  );
  return [...changed].flatMap(([id, ofPerson]): PersonChange[] => {
    const before = people.get(id);
    if (before === undefined || before.nombre !== ofPerson.at(-1)?.nombre) return [];
    const walkIn = ofPerson.find((line) => line.kind === "walk-in");
    if (walkIn !== undefined) {
      return before.numeroTicket === walkIn.numeroTicket ? [{ before, after: null }] : [];
    }
    const nombre = ofPerson[0]?.before;
    return nombre ? [{ before, after: { ...before, nombre } }] : [];
  });
}
