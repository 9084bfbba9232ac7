import type { Participant } from "#people/model/carnet/participant.ts";
import { groupBy } from "#platform/text/group-by.ts";
import type { Entry } from "./attendance.ts";
import type { PositionedLine } from "./lines.ts";
import { listAfter } from "./list-after.ts";
import { ARRIVALS_INTERVAL_MS, type Arrival, type TodayAnswer } from "./organiser-calls.ts";

/** Twelve hours of ten minutes each; more would be thinner than a pixel on a phone. */
const MOST_INTERVALS = 72;

/** Counts entries by intervals of ten minutes, from the first entry to the last, and at most the last 72. */
export function arrivalsByInterval(entries: Iterable<Entry>): TodayAnswer["arrivals"] {
  const groups = groupBy(entries, ({ at }) => Math.floor(at / ARRIVALS_INTERVAL_MS));
  if (groups.size === 0) return [];
  const last = Math.max(...groups.keys());
  const first = Math.max(Math.min(...groups.keys()), last - MOST_INTERVALS + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    from: (first + index) * ARRIVALS_INTERVAL_MS,
    count: groups.get(first + index)?.length ?? 0,
  }));
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
