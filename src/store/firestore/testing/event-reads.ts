import { READ_LOG_EVERY_MS } from "../../../domain/door/calls.ts";
import { OVERLAP_MS } from "../door/log-tail.ts";

/** The load of an event: four in five people come within the first quarter of its hours. */
export interface EventLoad {
  readonly servers: number;
  readonly people: number;
  readonly hours: number;
}

const EARLY_PART = 0.8;
const EARLY_TIME = 0.25;

/** The arrival of each person, in ms from the beginning. */
export function arrivals({ people, hours }: EventLoad): number[] {
  const early = Math.round(people * EARLY_PART);
  const turn = hours * 3_600_000 * EARLY_TIME;
  return Array.from({ length: people }, (_, index) =>
    index < early
      ? (index / early) * turn
      : turn + ((index - early) / (people - early)) * turn * (1 / EARLY_TIME - 1),
  );
}

/** The reads that the doors of such an event cost, as Firestore bills them. */
export function doorReads(load: EventLoad) {
  const { servers, people } = load;
  const times = arrivals(load);
  const end = load.hours * 3_600_000;
  let polls = 0;
  for (let at = READ_LOG_EVERY_MS; at <= end; at += READ_LOG_EVERY_MS) {
    const from = at - READ_LOG_EVERY_MS - OVERLAP_MS;
    // Firestore bills each line, and at least one read per query.
    polls += Math.max(1, times.filter((time) => time > from && time <= at).length);
  }
  const list = servers * people;
  return { list, polls: servers * polls, total: list + servers * polls };
}
