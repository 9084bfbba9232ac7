import { expect, it } from "vitest";
import { dayAt, eventDays } from "./event-days.ts";

const [puertas, inicio] = ["2025-10-04T07:00:00-06:00", "2025-10-04T08:00:00-06:00"];
const threeDays = eventDays({ puertas, inicio, fin: "2025-10-06T17:00:00-06:00" });

it("days begin in the morning", () => {
  const days = threeDays.map(({ from, name }) => [name, new Date(from).toISOString()]);
  expect(days).toEqual([
    ["sábado 4", "2025-10-04T12:00:00.000Z"],
    ["domingo 5", "2025-10-05T12:00:00.000Z"],
    ["lunes 6", "2025-10-06T12:00:00.000Z"],
  ]);
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
