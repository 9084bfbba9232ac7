import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLookupLimit, MISSES_ALLOWED, WINDOW_SECONDS } from "./lookup-limit.ts";

const address = "203.0.113.7";

beforeEach(() => {
  vi.useFakeTimers();
  // A process whose clock stands at zero, as only this one begins, never forgets a count.
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

test("an address that used up its misses waits for the rest of its window, then starts afresh", () => {
  const limit = createLookupLimit();
  for (let miss = 0; miss < MISSES_ALLOWED; miss += 1) {
    expect(limit.wait(address)).toBeNull();
    expect(limit.countMiss(address)).toBeNull();
    vi.advanceTimersByTime(1000);
  }
  expect(limit.wait(address)).toBe(WINDOW_SECONDS - MISSES_ALLOWED);
  vi.advanceTimersByTime((WINDOW_SECONDS - MISSES_ALLOWED - 1) * 1000);
  expect(limit.wait(address)).toBe(1);
  vi.advanceTimersByTime(1001);
  expect(limit.wait(address)).toBeNull();
  expect(limit.countMiss(address)).toBeNull();
});

test("of many misses only the allowed ones may be told", () => {
  const limit = createLookupLimit();
  const waits = Array.from({ length: 200 }, () => limit.countMiss(address));
  expect(waits.filter((wait) => wait === null)).toHaveLength(MISSES_ALLOWED);
});

test("all addresses of one IPv6 network share their misses, and no others do", () => {
  const limit = createLookupLimit();
  for (let miss = 0; miss < MISSES_ALLOWED; miss += 1) {
    limit.countMiss(`2001:db8:0:7::${miss.toString(16)}`);
  }
  expect(limit.wait("2001:db8:0:7:ffff::1")).toBe(WINDOW_SECONDS);
  expect(limit.wait("2001:db8:0:8::1")).toBeNull();
  expect(limit.wait(address)).toBeNull();
});

test.each([
  ["back by a day", -86_400_000],
  ["ahead by a day", 86_400_000],
])("a clock that jumps %s makes nobody wait longer than the window", (_name, jump) => {
  const limit = createLookupLimit();
  for (let miss = 0; miss < MISSES_ALLOWED; miss += 1) limit.countMiss(address);
  vi.setSystemTime(Date.now() + jump);
  const wait = limit.wait(address);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(WINDOW_SECONDS);
  expect(limit.wait("203.0.113.8")).toBeNull();
  vi.advanceTimersByTime(WINDOW_SECONDS * 1000 + 1);
  expect(limit.wait(address)).toBeNull();
});
