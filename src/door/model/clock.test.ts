import { expect, test } from "vitest";
import { correctClock } from "./clock.ts";

/** An answer of a server whose clock is `ahead` ms ahead of the phone's. */
const reading = (answeredAt: number, roundTrip: number, ahead: number) => ({
  answeredAt,
  roundTrip,
  serverTime: answeredAt - roundTrip / 2 + ahead,
});

test("an answer with a shorter round trip replaces the estimate, and one with a longer only once the phone's clock was set", () => {
  const slow = correctClock(null, reading(2000, 2000, 900));
  const quick = correctClock(slow, reading(3020, 20, 0));
  expect(quick).toMatchObject({ offset: 0, roundTrip: 20 });
  expect(correctClock(quick, reading(6000, 1000, 400))).toMatchObject({ offset: 0, roundTrip: 20 });
  const hourLater = correctClock(quick, reading(3_701_000, 1000, -3_600_000));
  expect(hourLater).toMatchObject({ offset: -3_600_000, roundTrip: 1000 });
});
