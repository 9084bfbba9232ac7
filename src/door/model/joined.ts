import { idOf, idsOf, type Participant } from "#people/model/carnet/participant.ts";
import type { DoorLine, PositionedLine } from "./lines.ts";

/** The lines as lines about the people on the list: those about a record that was joined name who is left. */
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
    // The ids of lines that name somebody else stay.
    return owner === undefined ? line : { ...line, personId: owner };
  });
}
