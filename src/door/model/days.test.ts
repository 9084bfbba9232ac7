import { expect, test } from "vitest";
import { eventDays } from "#edition/model/event-days.ts";
import { attendanceByDay, attendanceOfAll, countedSince } from "./days.ts";
import type { DoorLine } from "./lines.ts";

const days = eventDays({
  puertas: "2025-10-03T07:00:00-06:00",
  inicio: "2025-10-03T08:00:00-06:00",
  fin: "2025-10-05T18:00:00-06:00",
});
const at = (instant: string) => Date.parse(`2025-10-${instant}:00-06:00`);
const entry = (id: string, instant: string, carnet: string, door = "Norte"): DoorLine => ({
  ...{ kind: "entry", id, at: at(instant), door, carnet },
});

test("a person enters once a day; undoing an entry leaves those of other days", () => {
  const log: DoorLine[] = [
    entry("a", "03T08:00", "1"),
    entry("again", "03T09:00", "1", "Sur"),
    entry("b", "04T08:00", "1", "Sur"),
    entry("c", "05T08:00", "1"),
    entry("d", "05T08:01", "2"),
    { kind: "undo", id: "u", at: at("05T08:02"), door: "Sur", entry: "b" },
  ];
  const byDay = attendanceByDay(log, days);
  const ids = byDay.map(({ validEntries }) => [...validEntries.values()].map(({ id }) => id));
  expect(ids).toEqual([["a"], [], ["c", "d"]]);
  expect(byDay.map(({ repeated }) => repeated.length)).toEqual([1, 0, 0]);

  const all = attendanceOfAll(byDay);
  const counted = [...all.validEntries].map(([carnet, { id }]) => carnet + id);
  expect(counted.sort()).toEqual(["1a", "2d"]);
  expect(all.repeated).toHaveLength(1);
  expect([...all.byDoor]).toEqual([["Norte", 3]]);
});

const lastYear = { ...entry("a", "03T08:00", "1"), at: Date.parse("2024-10-05T08:00:00-06:00") };
const trial = Date.parse("2025-02-01T10:00:00-06:00");

test.each([
  ["on the day, when practice of the weeks before counts", at("01T18:00"), at("03T08:00")],
  ["at a door that is tried out long before the event, which shows it", trial, trial],
])("who entered at an earlier edition has not entered at this one %s", (_when, entered, now) => {
  const line = { ...entry("b", "03T08:00", "2"), at: entered };
  const [first] = attendanceByDay([lastYear, line], days, countedSince(days, now));
  expect([...(first?.validEntries.keys() ?? [])]).toEqual(["2"]);
});
