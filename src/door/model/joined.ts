import { idOf, idsOf, type Participant } from "#people/model/carnet/participant.ts";
import type { DoorLine, PositionedLine } from "./lines.ts";

/** Makes lines about a record that was joined to another one lines about the person who is left on the list. */
export function ofPeople<Line extends DoorLine | PositionedLine>(
  lines: Iterable<Line>,
  people: ReadonlyMap<string, Participant>,
): Iterable<Line> {
  const ownerOf = new Map<string, string>();
  for (const person of people.values()) {
    if (person.joined === undefined) continue;
    for (const id of idsOf(person)) ownerOf.set(id, idOf(person));
  }
  if (ownerOf.size === 0) return lines;
  return [...lines].map((line) => {
    const owner = line.kind === "undo" ? undefined : ownerOf.get(idOf(line));
    return owner === undefined ? line : { ...line, personId: owner };
  });
}
