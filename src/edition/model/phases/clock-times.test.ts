import { expect, test } from "vitest";
import { dayAndTime } from "./clock-times.ts";

const morning = Date.parse("2025-10-04T08:03:00-06:00");

test("the day is named if it is not today, and the year if it is not this one", () => {
  expect(dayAndTime(morning, morning - 3_600_000)).toBe("a las 8:03");
  expect(dayAndTime(morning, morning - 86_400_000)).toBe("el 4/10 a las 8:03");
  expect(dayAndTime(morning, morning + 300 * 86_400_000)).toBe("el 4/10/2025 a las 8:03");
});
