import { dayAt, type EventDays } from "#edition/model/event-days.ts";
import { type Attendance, attendance, countByDoor } from "./attendance.ts";
import type { DoorEvent } from "./events.ts";

/** The attendance of each of the event's days, in order: a person enters once a day. */
export function attendanceByDay(log: Iterable<DoorEvent>, days: EventDays): readonly Attendance[] {
  const lines = days.length > 0 ? days.map((): DoorEvent[] => []) : [[]];
  for (const event of log) {
    // The entry that it undoes may be of any day.
    if (event.kind === "undo") for (const each of lines) each.push(event);
    else lines[dayAt(days, event.at)]?.push(event);
  }
  return lines.map(attendance);
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
