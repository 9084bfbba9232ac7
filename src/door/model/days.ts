import { dayAt, type EventDays } from "#edition/model/event-days.ts";
import { type Attendance, attendance, countByDoor } from "./attendance.ts";
import type { DoorLine } from "./lines.ts";

/** An entry that was made this long before the event's first day belongs to an earlier edition. */
const HALF_A_YEAR_MS = 183 * 24 * 3_600_000;

/** The attendance of each of the event's days, in order: a person enters once a day. */
export function attendanceByDay(log: Iterable<DoorLine>, days: EventDays): readonly Attendance[] {
  const perDay = days.length > 0 ? days.map((): DoorLine[] => []) : [[]];
  const since = (days[0]?.from ?? Number.NEGATIVE_INFINITY) - HALF_A_YEAR_MS;
  for (const line of log) {
    // The entry that it undoes may be of any day.
    if (line.kind === "undo") for (const each of perDay) each.push(line);
    else if (line.at >= since) perDay[dayAt(days, line.at)]?.push(line);
  }
  return perDay.map(attendance);
}

/** The days together: for each person the first entry that counts, and all duplicates. */
export function attendanceOfAll(byDay: readonly Attendance[]): Attendance {
  const [first, ...others] = byDay;
  if (first !== undefined && others.length === 0) return first;
  const entries = byDay.flatMap(({ validEntries }) => [...validEntries.values()]);
  return {
    validEntries: new Map(entries.toReversed().map((entry) => [entry.person, entry])),
    duplicates: byDay.flatMap(({ duplicates }) => duplicates),
    byDoor: countByDoor(entries),
  };
}
