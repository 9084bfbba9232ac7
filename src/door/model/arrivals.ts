import type { Participant } from "#people/model/carnet/participant.ts";
import type { Entry } from "./attendance.ts";
import type { PositionedLine } from "./lines.ts";
import { listAfter } from "./list-after.ts";
import type { Arrival, TodayAnswer } from "./organiser-calls.ts";

/** Counts entries by intervals of `intervalMs`, in order; intervals without an entry are omitted. */
export function arrivalsPer(intervalMs: number, entries: Iterable<Entry>): TodayAnswer["arrivals"] {
  const counts = new Map<number, number>();
  for (const { at } of entries) {
    const from = Math.floor(at / intervalMs) * intervalMs;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts]
    .map(([from, count]) => ({ from, count }))
    .sort((one, other) => one.from - other.from);
}

/**
 * These entries with the people's present carnets, names and tickets, in their order. A person who is no longer on the list has the
 * last name that a door recorded, or none.
 */
export function arrivalsOf(
  entries: Iterable<Entry>,
  people: ReadonlyMap<string, Participant>,
  log: Iterable<PositionedLine>,
): Arrival[] {
  const addedAtDoors = listAfter([], 0, log);
  return [...entries].map(({ at, door, person, carnet: then, walkIn }) => {
    const nobody = { carnet: then, nombre: "", numeroTicket: "" };
    const known = people.get(person) ?? addedAtDoors.get(person) ?? nobody;
    const { carnet, nombre, numeroTicket } = known;
    return { at, door, carnet, nombre, numeroTicket, walkIn };
  });
}
