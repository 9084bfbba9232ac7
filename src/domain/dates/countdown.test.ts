import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeLeft, untilNextChange } from "./countdown.ts";

const doors = Date.parse("2025-10-04T07:00:00-06:00");

describe("time left", () => {
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
