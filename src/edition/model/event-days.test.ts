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

it("the night after a day belongs to it, and what comes later to the last one", () => {
  const instants = ["05T00:30", "05T05:59", "05T06:00", "08T10:00"];
  const dates = instants.map((instant) => Date.parse(`2025-10-${instant}:00-06:00`));
  expect(dates.map((instant) => dayAt(threeDays, instant))).toEqual([0, 0, 1, 2]);
});
