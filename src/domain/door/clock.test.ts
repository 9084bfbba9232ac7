import { expect, test } from "vitest";
import { correctClock } from "./clock.ts";

test("the offset is the server's time against the middle of the call", () => {
  const clock = correctClock(null, { askedAt: 1000, answeredAt: 1200, serverTime: 61_100 });
  expect(clock).toEqual({ offset: 60_000, roundTrip: 200 });
});

test("a quicker answer is better, and a slower one changes nothing", () => {
  const slow = correctClock(null, { askedAt: 0, answeredAt: 2000, serverTime: 1900 });
  const quick = correctClock(slow, { askedAt: 3000, answeredAt: 3020, serverTime: 3010 });
  expect(quick).toEqual({ offset: 0, roundTrip: 20 });
  const late = { askedAt: 5000, answeredAt: 6000, serverTime: 5900 };
  expect(correctClock(quick, late)).toBe(quick);
});

test("a slow answer counts once the phone's clock was set anew", () => {
  const before = correctClock(null, { askedAt: 0, answeredAt: 20, serverTime: 10 });
  const hourLater = { askedAt: 3_700_000, answeredAt: 3_701_000, serverTime: 100_500 };
  expect(correctClock(before, hourLater)).toEqual({ offset: -3_600_000, roundTrip: 1000 });
});
