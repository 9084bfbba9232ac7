import { dayAt, type EventDays } from "#edition/model/event-days.ts";
import { type Attendance, countByDoor, GrowingAttendance } from "./attendance.ts";
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
  const growing = growingDays(days, since);
  for (const line of log) growing.add(line);
  return growing.current();
}

/** The attendance of each day of a log that grows. */
export function growingDays(days: EventDays, since: number) {
  const count = Math.max(1, days.length);
  const attendances = Array.from({ length: count }, () => new GrowingAttendance());
  return {
    add(line: DoorLine): void {
      // The entry that it undoes may be of any day.
      if (line.kind === "undo") for (const each of attendances) each.add(line);
      else if (line.at >= since) attendances[dayAt(days, line.at)]?.add(line);
    },
    current: (): readonly Attendance[] => attendances.map((each) => each.current()),
  };
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
