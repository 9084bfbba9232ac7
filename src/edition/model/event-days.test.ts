import { expect, it } from "vitest";
import { dayAt, eventDays } from "./event-days.ts";

const until = (fin: string | undefined) =>
  eventDays({ puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00", fin });
const threeDays = until("2025-10-06T17:00:00-06:00");

it("days begin in the morning", () => {
  const days = threeDays.map(({ from, name }) => [name, new Date(from).toISOString()]);
  expect(days).toEqual([
    ["sábado 4", "2025-10-04T12:00:00.000Z"],
    ["domingo 5", "2025-10-05T12:00:00.000Z"],
    ["lunes 6", "2025-10-06T12:00:00.000Z"],
  ]);
});

it.each([
  // A last night is part of the day before.
  ["2025-10-07T02:00:00-06:00", 3],
  ["2025-10-05T02:00:00-06:00", 1],
  ["2025-10-05T06:00:00-06:00", 1],
  // The same instant, written in another zone.
  ["2025-10-05T12:00:00Z", 1],
  [undefined, 1],
])("an event until %s has %i days", (fin, count) => {
  expect(until(fin)).toEqual(threeDays.slice(0, count));
});

it.each([
  // The night after a day belongs to it.
  ["05T00:30", 0],
  ["05T05:59", 0],
  ["05T06:00", 1],
  ["08T10:00", 2],
])("%s is of the day with the index %i", (instant, day) => {
  expect(dayAt(threeDays, Date.parse(`2025-10-${instant}:00-06:00`))).toBe(day);
});
