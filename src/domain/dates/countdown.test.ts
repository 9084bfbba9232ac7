import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeLeft, untilNextChange } from "./countdown.ts";

const doors = Date.parse("2025-10-04T07:00:00-06:00");
const at = (instant: string) => timeLeft(doors, Date.parse(instant));

describe("time left", () => {
  it("counts days, hours, minutes and seconds to the instant", () => {
    expect(at("2025-10-01T05:56:56-06:00")).toEqual({ days: 3, hours: 1, minutes: 3, seconds: 4 });
  });

  it("continues across midnight", () => {
    expect(at("2025-10-03T23:59:59-06:00")).toEqual({ days: 0, hours: 7, minutes: 0, seconds: 1 });
    expect(at("2025-10-04T00:00:00-06:00")).toEqual({ days: 0, hours: 7, minutes: 0, seconds: 0 });
  });

  it("is the same instant in every time zone", () => {
    expect(at("2025-10-04T12:30:00Z")).toEqual(at("2025-10-04T06:30:00-06:00"));
    expect(at("2025-10-04T14:30:00+02:00")).toEqual(at("2025-10-04T06:30:00-06:00"));
  });

  it("shows the last second until it is over and nothing from then on", () => {
    expect(timeLeft(doors, doors - 1)).toMatchObject({ seconds: 1 });
    expect(timeLeft(doors, doors)).toBeNull();
    expect(timeLeft(doors, doors + 1)).toBeNull();
  });

  it("adds up to the seconds that are left, with each unit within its bounds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4e11 }), (left) => {
        const shown = timeLeft(doors, doors - left);
        if (!shown) throw new Error("The event has not started");
        const { days, hours, minutes, seconds } = shown;
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(left / 1000));
        expect(Math.max(minutes, seconds)).toBeLessThan(60);
        expect(hours).toBeLessThan(24);
      }),
    );
  });
});

describe("the next change of the figures", () => {
  it("comes exactly when they differ, however late the clock was read", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4e11 }), (left) => {
        const now = doors - left;
        const wait = untilNextChange(doors, now);
        expect(timeLeft(doors, now + wait)).not.toEqual(timeLeft(doors, now));
        if (wait > 1) expect(timeLeft(doors, now + wait - 1)).toEqual(timeLeft(doors, now));
      }),
    );
  });

  it("does not come once the event has started", () => {
    expect(untilNextChange(doors, doors + 5)).toBe(0);
  });
});
