import { expect, test } from "vitest";
import { weekdayOf } from "./content-dates.ts";

test("the weekday is that of the event's own offset", () => {
  expect(weekdayOf("2025-10-04T23:30:00-06:00")).toBe("sábado");
  expect(weekdayOf("2025-10-05T00:30:00-06:00")).toBe("domingo");
});
