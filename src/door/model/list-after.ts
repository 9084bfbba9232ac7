import { idOf, type Participant, personOf } from "#people/model/carnet/participant.ts";
import type { LoggedEvent } from "./events.ts";

/**
 * The people by id, once additions and corrections made at the doors are applied to the list. `list` already
 * contains the lines up to `position`, so only later lines of `log` are applied; otherwise a name that
 * organisers have corrected since would be overwritten.
 */
export function listAfter(
  list: readonly Participant[],
  position: number,
  log: Iterable<LoggedEvent>,
): Map<string, Participant> {
  const people = new Map(list.map((person) => [idOf(person), person]));
  for (const event of log) {
    if (event.position <= position || (event.kind !== "walk-in" && event.kind !== "rename"))
      continue;
    const known = people.get(idOf(event));
    if (event.kind === "walk-in") people.set(idOf(event), personOf(event));
    else if (known !== undefined) people.set(idOf(event), { ...known, nombre: event.nombre });
  }
  return people;
}
