import { dayAt, type EventDays } from "#edition/model/event-days.ts";
import { type Attendance, attendance, countByDoor } from "./attendance.ts";
import type { DoorLine } from "./lines.ts";

const DAY_MS = 86_400_000;

/** When an edition begins, in ms since the epoch: lines and dates from before belong to a former one. */
export function editionBegins(days: EventDays): number {
  return (days[0]?.from ?? Number.NEGATIVE_INFINITY) - 60 * DAY_MS;
}

/**
 * Entries since this time count at the doors. Those of the last month always do, so that a door that is tried
 * out long before the event shows what it records.
 */
export function countedSince(days: EventDays, now: number): number {
  return Math.min(editionBegins(days), now - 30 * DAY_MS);
}

/** The attendance of each of the event's days, in order: a person enters once a day. */
export function attendanceByDay(
  log: Iterable<DoorLine>,
  days: EventDays,
  since = editionBegins(days),
): readonly Attendance[] {
  const byDay = Array.from({ length: Math.max(1, days.length) }, (): DoorLine[] => []);
  for (const line of log) {
    // The entry that it undoes may be of any day.
    if (line.kind === "undo") for (const lines of byDay) lines.push(line);
    else if (line.at >= since) byDay[dayAt(days, line.at)]?.push(line);
  }
  return byDay.map(attendance);
}

/** The days together: for each person the first entry that counts, and all repeated ones. */
export function attendanceOfAll(byDay: readonly Attendance[]): Attendance {
  const [first, ...others] = byDay;
  if (first !== undefined && others.length === 0) return first;
  const entries = byDay.flatMap(({ validEntries }) => [...validEntries.values()]);
  return {
    validEntries: new Map(entries.toReversed().map((entry) => [entry.person, entry])),
    repeated: byDay.flatMap(({ repeated }) => repeated),
    byDoor: countByDoor(entries),
  };
}
