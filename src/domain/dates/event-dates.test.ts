import { describe, expect, it } from "vitest";
import { wallClock } from "./event-dates.ts";

describe("the local time of the event", () => {
  it("reads date, time and zone in the forms the page shows", () => {
    expect(wallClock("2025-10-04T08:00:00-06:00")).toEqual({
      weekdayAndDay: "Sábado 4 de octubre",
      dayAndMonth: "4 de octubre",
      year: "2025",
      longDate: "4 de octubre de 2025",
      time: "8:00 AM",
      zone: "UTC−6",
    });
  });

  it.each([
    ["2026-01-31T00:05:00-06:00", "12:05 AM", "31 de enero de 2026"],
    ["2026-12-01T12:00:00-06:00", "12:00 PM", "1 de diciembre de 2026"],
    ["2026-12-01T23:59:59+05:30", "11:59 PM", "1 de diciembre de 2026"],
  ])("keeps the local time of %s whatever the zone of the machine", (instant, time, date) => {
    expect(wallClock(instant)).toMatchObject({ time, longDate: date });
  });

  it("names whole and broken offsets", () => {
    expect(wallClock("2026-12-01T12:00:00+05:30").zone).toBe("UTC+5:30");
    expect(wallClock("2026-12-01T12:00:00Z").zone).toBe("UTC");
  });

  it("refuses an instant without offset", () => {
    expect(() => wallClock("2025-10-04T08:00:00")).toThrow(RangeError);
  });
});
