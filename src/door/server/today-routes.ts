import type { OrganiserCalls } from "#access/server/organiser-calls.ts";
import { dayAt, type EventDays } from "#edition/model/event-days.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import type { VisitStore } from "#visits/visit-store.ts";
import { arrivalsByInterval, arrivalsOf } from "../model/arrivals.ts";
import { attendanceOfAll } from "../model/days.ts";
import { organiserDoorCalls, type ShownDay } from "../model/organiser-calls.ts";
import type { ListSnapshot } from "./list-snapshot.ts";
import type { ShownDoors } from "./shown-doors.ts";

const LAST_SHOWN = 10;

export interface TodayRoutes {
  readonly store: VisitStore;
  readonly doors: ShownDoors;
  readonly edition: () => ServedEdition;
  readonly readSnapshot: () => Promise<ListSnapshot>;
}

export function todayRoutes(
  { answer }: OrganiserCalls,
  { store, doors, edition, readSnapshot }: TodayRoutes,
): void {
  const nameOf = (day: number) => edition().days[day]?.name ?? "";

  answer(organiserDoorCalls.today, async ({ day }) => {
    const snapshot = await readSnapshot();
    const now = Date.now();
    const { days } = edition();
    const shownDay = shownDayOf(day, days, now);
    const byDay =
      shownDay === "all" ? snapshot.byDay : snapshot.byDay.slice(shownDay, shownDay + 1);
    const attendance = attendanceOfAll(byDay);
    const entries = byDay.flatMap(({ validEntries }) => [...validEntries.values()]);
    const newest = entries.toSorted((one, other) => other.at - one.at).slice(0, LAST_SHOWN);
    return {
      now,
      days:
        days.length > 1
          ? snapshot.byDay.map(({ validEntries }, day) => ({
              name: nameOf(day),
              entered: validEntries.size,
            }))
          : [],
      shownDay,
      registered: snapshot.people.size,
      visits: await store.readVisits(),
      entered: attendance.validEntries.size,
      duplicates: new Set(attendance.repeated.map(({ person }) => person)).size,
      unreadable: snapshot.unreadable,
      doors: await doors.shown(attendance, snapshot.log),
      arrivals: arrivalsByInterval(entries),
      last: arrivalsOf(newest, snapshot.people, snapshot.log),
    };
  });

  answer(organiserDoorCalls.attendance, async () => {
    const { byDay, people, log } = await readSnapshot();
    return {
      days: byDay.map(({ validEntries }, day) => ({
        name: nameOf(day),
        rows: arrivalsOf(validEntries.values(), people, log),
      })),
    };
  });
}

const DAY_MS = 86_400_000;

function shownDayOf(asked: ShownDay | null, days: EventDays, now: number): ShownDay {
  if (days.length < 2) return 0;
  if (asked === "all" || (asked !== null && days[asked] !== undefined)) return asked;
  const last = days.at(-1)?.from ?? 0;
  return now < last + DAY_MS ? dayAt(days, now) : "all";
}
