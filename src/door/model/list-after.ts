import { idOf, idsOf, type Participant, personOf } from "#people/model/carnet/participant.ts";
import type { DoorLine, PositionedLine } from "./lines.ts";

/**
 * The people by id, once additions and corrections made at the doors are applied to the list. `list` already
 * contains the lines up to `position`, so only later lines of `log` are applied; otherwise a name that
 * organisers have corrected since would be overwritten.
 */
export function listAfter(
  list: readonly Participant[],
  position: number,
  log: Iterable<PositionedLine>,
): Map<string, Participant> {
  const people = new Map(list.map((person) => [idOf(person), person]));
  for (const line of log) {
    if (line.position <= position || (line.kind !== "walk-in" && line.kind !== "rename")) continue;
    const known = people.get(idOf(line));
    if (line.kind === "walk-in") people.set(idOf(line), personOf(line));
    else if (known !== undefined) people.set(idOf(line), { ...known, nombre: line.nombre });
  }
  return people;
}

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
