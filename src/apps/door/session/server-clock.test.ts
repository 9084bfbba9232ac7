import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerClock } from "./server-clock.ts";

const HOUR = 3_600_000;
const start = Date.parse("2025-10-04T08:00:00-06:00");
const until = start + 12 * HOUR;

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ["Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("a phone's clock that is set back changes nothing", () => {
  const clock = new ServerClock(null);
  vi.advanceTimersByTime(HOUR);
  vi.setSystemTime(start - 12 * HOUR);
  expect(clock.now(until)).toBe(start + HOUR);
});

test("a phone's clock that is set past the end of the session does not end it", () => {
  const clock = new ServerClock(null);
  vi.advanceTimersByTime(HOUR);
  vi.setSystemTime(start + 24 * HOUR);
  expect(clock.now(until)).toBe(start + HOUR);
});

test("the server's time advances while the phone sleeps", () => {
  const clock = new ServerClock(null);
  // On most phones the monotonic clock stops while they sleep.
  vi.setSystemTime(start + HOUR);
  expect(clock.now(until)).toBe(start + HOUR);
});

test("an answer of the server corrects a clock that was set", () => {
  const clock = new ServerClock({ offset: 0, roundTrip: 100 });
  vi.setSystemTime(start + 24 * HOUR);
  clock.correct({ answeredAt: Date.now(), roundTrip: 200, serverTime: start + 100 });
  expect(clock.now(until)).toBe(start + 200);
  expect(clock.known?.offset).toBe(200 - 24 * HOUR);
});
