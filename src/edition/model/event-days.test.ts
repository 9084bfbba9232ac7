import { describe, expect, it } from "vitest";
import { dayAt, eventDays } from "./event-days.ts";

describe("the event's days", () => {
  const daysUntil = (fin: string | undefined, doors = "07:00") => {
    const puertas = `2025-10-04T${doors}:00-06:00`;
    const days = eventDays({ puertas, inicio: "2025-10-04T08:00:00-06:00", fin });
    return days.map(({ from, name }) => [name, new Date(from).toISOString()]);
  };
  const days = [
    ["sábado 4", "2025-10-04T12:00:00.000Z"],
    ["domingo 5", "2025-10-05T12:00:00.000Z"],
    ["lunes 6", "2025-10-06T12:00:00.000Z"],
  ];

  it("begin in the morning, and a last night is part of the day before", () => {
    expect(daysUntil("2025-10-06T17:00:00-06:00")).toEqual(days);
    expect(daysUntil("2025-10-07T02:00:00-06:00")).toEqual(days);
    expect(daysUntil("2025-10-05T02:00:00-06:00")).toEqual(days.slice(0, 1));
    expect(daysUntil("2025-10-05T06:00:00-06:00")).toEqual(days.slice(0, 1));
    // The same instant, written in another zone.
    expect(daysUntil("2025-10-05T12:00:00Z")).toEqual(days.slice(0, 1));
    expect(daysUntil(undefined)).toEqual(days.slice(0, 1));
  });
});

const days = eventDays({
  puertas: "2025-10-03T07:00:00-06:00",
  inicio: "2025-10-03T08:00:00-06:00",
  fin: "2025-10-05T18:00:00-06:00",
});

it.each([
  // The night after a day belongs to it.
  ["04T00:30", 0],
  ["04T05:59", 0],
  ["04T06:00", 1],
  ["07T10:00", 2],
])("%s is of the day with the index %i", (instant, day) => {
  expect(dayAt(days, Date.parse(`2025-10-${instant}:00-06:00`))).toBe(day);
});
