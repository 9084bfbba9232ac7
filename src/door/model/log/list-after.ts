import type { Participant, Registration } from "#people/model/carnet/participant.ts";
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
): Map<string, Registration> {
  const people = new Map<string, Registration>();
  for (const { carnet, nombre, numeroTicket } of list) people.set(carnet, { nombre, numeroTicket });
  for (const event of log) {
    if (event.position <= position) continue;
    if (event.kind === "walk-in") {
      const { carnet, nombre, numeroTicket } = event;
      people.set(carnet, { nombre, numeroTicket });
    } else if (event.kind === "rename") {
      const known = people.get(event.carnet);
      if (known !== undefined) people.set(event.carnet, { ...known, nombre: event.nombre });
    }
  }
  return people;
}
