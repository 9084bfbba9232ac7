import { type Listing, type Participant, personOf } from "#people/model/carnet/participant.ts";
import type { LoggedEvent } from "./events.ts";

/**
 * Applies additions and corrections made at the doors to the list. `list` already contains the lines
 * up to `position`, so only later lines of `log` are applied; otherwise a name that organisers have
 * corrected since would be overwritten.
 */
export function listAfter(
  list: readonly Participant[],
  position: number,
  log: Iterable<LoggedEvent>,
): Map<string, Listing> {
  const people = new Map<string, Listing>();
  for (const { carnet, ...listing } of list) people.set(carnet, listing);
  for (const event of log) {
    if (event.position <= position) continue;
    if (event.kind === "walk-in") {
      const { carnet, ...listing } = personOf(event);
      people.set(carnet, listing);
    } else if (event.kind === "rename") {
      const known = people.get(event.carnet);
      if (known !== undefined) people.set(event.carnet, { ...known, nombre: event.nombre });
    }
  }
  return people;
}
