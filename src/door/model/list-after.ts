import { idOf, type Participant, personOf } from "#people/model/carnet/participant.ts";
import type { PositionedLine } from "./lines.ts";

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
