import type { OrganiserCalls } from "#access/server/organiser-calls.ts";
import type { VisitStore } from "#visits/visit-store.ts";
import { arrivalsOf, arrivalsPer, attendanceRows } from "../model/log/arrivals.ts";
import {
  type AttendanceAnswer,
  organiserDoorPaths,
  type TodayAnswer,
} from "../model/organiser-calls.ts";
import type { ListSnapshot } from "./list-snapshot.ts";
import type { ShownDoors } from "./shown-doors.ts";

/** The interval of the plot of arrivals. */
const INTERVAL_MS = 600_000;
const LAST_SHOWN = 10;

interface TodayRoutes {
  readonly store: VisitStore;
  readonly doors: ShownDoors;
  readonly readSnapshot: () => Promise<ListSnapshot>;
}

/** The calls for the event so far and for the attendance. */
export function todayRoutes(
  calls: OrganiserCalls,
  { store, doors, readSnapshot }: TodayRoutes,
): void {
  calls.get(organiserDoorPaths.today, async (): Promise<TodayAnswer> => {
    const snapshot = await readSnapshot();
    const { validEntries, duplicates } = snapshot.attendance;
    const entries = [...validEntries.values()];
    const newest = entries.toSorted((one, other) => other.at - one.at).slice(0, LAST_SHOWN);
    return {
      now: Date.now(),
      registered: snapshot.people.size,
      visits: await store.readVisits(),
      entered: entries.length,
      duplicates: duplicates.length,
      unreadable: snapshot.unreadable,
      doors: await doors.shown(snapshot),
      arrivals: arrivalsPer(INTERVAL_MS, entries),
      last: arrivalsOf(newest, snapshot.people, snapshot.log),
    };
  });

  calls.get(organiserDoorPaths.attendance, async (): Promise<AttendanceAnswer> => {
    const { attendance, people, log } = await readSnapshot();
    return { rows: attendanceRows(attendance, people, log) };
  });
}
