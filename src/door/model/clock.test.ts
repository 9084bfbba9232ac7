import { expect, test } from "vitest";
import { correctClock } from "./clock.ts";

/** An answer of a server whose clock is `ahead` ms ahead of the phone's. */
const reading = (answeredAt: number, roundTrip: number, ahead: number) => ({
  answeredAt,
  roundTrip,
  serverTime: answeredAt - roundTrip / 2 + ahead,
});

test("an answer with a shorter round trip replaces the estimate, and one with a longer does not", () => {
  const slow = correctClock(null, reading(2000, 2000, 900));
  const quick = correctClock(slow, reading(3020, 20, 0));
  expect(quick).toMatchObject({ offset: 0, roundTrip: 20 });
  expect(correctClock(quick, reading(6000, 1000, 400))).toMatchObject({ offset: 0, roundTrip: 20 });
});

test("a slow answer replaces the estimate once the phone's clock was set", () => {
  const before = correctClock(null, reading(20, 20, 0));
  const hourLater = correctClock(before, reading(3_701_000, 1000, -3_600_000));
  expect(hourLater).toMatchObject({ offset: -3_600_000, roundTrip: 1000 });
});
