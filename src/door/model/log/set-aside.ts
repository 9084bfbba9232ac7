import type { Listing } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import { groupBy } from "#platform/text/group-by.ts";
import type { StoredLine } from "./events.ts";

/**
 * The changes of the list that take back what `lines` did to it: names that they corrected are
 * reverted, and people whom they added leave. People who were corrected later stay as they are.
 */
export function changesTakenBack(
  lines: readonly StoredLine[],
  people: ReadonlyMap<string, Listing>,
): PersonChange[] {
  const changed = groupBy(
    lines.filter((line) => line.kind === "walk-in" || line.kind === "rename"),
    ({ carnet }) => carnet,
  );
  return [...changed].flatMap(([carnet, ofPerson]): PersonChange[] => {
    const listed = people.get(carnet);
    if (listed === undefined || listed.nombre !== ofPerson.at(-1)?.nombre) return [];
    const before = { carnet, ...listed };
    const walkIn = ofPerson.find((line) => line.kind === "walk-in");
    if (walkIn !== undefined) {
      return listed.numeroTicket === walkIn.numeroTicket ? [{ before, after: null }] : [];
    }
    const nombre = ofPerson[0]?.before;
    return nombre ? [{ before, after: { ...before, nombre } }] : [];
  });
}
