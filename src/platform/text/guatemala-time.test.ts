import { expect, test } from "vitest";
import { clockAsUtc, guatemalaMinute, guatemalaTime, readGuatemalaTime } from "./guatemala-time.ts";

const instant = Date.parse("2025-10-04T14:03:15Z");

test("an instant is shown as clocks in Guatemala do, in summer and in winter", () => {
  expect(guatemalaTime(instant)).toBe("2025-10-04 08:03:15");
  expect(guatemalaMinute(Date.parse("2026-01-01T03:30:00Z"))).toBe("2025-12-31 21:30");
  expect(clockAsUtc(instant).toISOString()).toBe("2025-10-04T08:03:15.000Z");
});

test.each([
  ["2025-10-04 18:00", "2025-10-05T00:00:00Z"],
  ["2025-10-04T18:00", "2025-10-05T00:00:00Z"],
  [" 9:05 ", "2025-10-04T15:05:00Z"],
])("%j is an instant", (text, utc) => {
  expect(readGuatemalaTime(text, instant)).toBe(Date.parse(utc));
});

test.each(["", "25:00", "2025-02-30 18:00", "04/10/2025 18:00"])("%j is not an instant", (text) => {
  expect(readGuatemalaTime(text, instant)).toBeNull();
});
