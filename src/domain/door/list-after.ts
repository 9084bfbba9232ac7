import type { Participant, Registration } from "../carnet/participant.ts";
import type { LoggedEvent } from "./events.ts";

/**
 * The list by carnet after what was added and corrected at the doors. `list` was read after the
 * lines up to `position` were recorded, and holds them: of `log`, which is in the order of its
 * positions, only later lines count, or a name that organisers have corrected since would come back.
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
