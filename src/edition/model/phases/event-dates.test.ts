import { expect, it } from "vitest";
import { daysAndHours, eventDate } from "./event-dates.ts";

it.each([
  [undefined, "Sábado 4 de octubre de 2025", null],
  ["2025-10-04T17:00:00-06:00", "Sábado 4 de octubre de 2025", "5:00 PM"],
  // A party until the morning does not make it an event of two days.
  ["2025-10-05T06:00:00-06:00", "Sábado 4 de octubre de 2025", "6:00 AM"],
  ["2025-10-05T13:00:00-06:00", "Sábado 4 y domingo 5 de octubre de 2025", null],
  // Half past midnight, written in another zone.
  ["2025-10-06T06:30:00Z", "Sábado 4 y domingo 5 de octubre de 2025", null],
  ["2025-10-06T13:00:00-06:00", "Sábado 4 a lunes 6 de octubre de 2025", null],
  ["2025-11-01T13:00:00-06:00", "Sábado 4 de octubre a sábado 1 de noviembre de 2025", null],
])("an event until %s is on %s, until %s", (fin, days, until) => {
  const inicio = "2025-10-04T08:00:00-06:00";
  const weekdays = days.replace(" de 2025", "");
  expect(daysAndHours({ inicio, fin })).toEqual({ days, weekdays, start: "8:00 AM", until });
  const date = days === "Sábado 4 de octubre de 2025" ? "4 de octubre de 2025" : days.toLowerCase();
  expect(eventDate({ inicio, fin })).toBe(date);
});
