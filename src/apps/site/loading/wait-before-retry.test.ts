// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitBeforeRetry } from "./wait-before-retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the wait after this number of failures has ended once `act` has run. */
async function endsAfter(failures: number, act: () => void): Promise<boolean> {
  const ended = vi.fn();
  void waitBeforeRetry(failures).then(ended);
  act();
  await vi.advanceTimersByTimeAsync(0);
  return ended.mock.calls.length > 0;
}

it.each([
  [0, 1000],
  [2, 4000],
  [20, 30_000],
])("after %d failures waits %d ms", async (failures, wait) => {
  expect(await endsAfter(failures, () => vi.advanceTimersByTime(wait - 1))).toBe(false);
  expect(await endsAfter(failures, () => vi.advanceTimersByTime(wait))).toBe(true);
});

it.each(["online", "pointerdown"])("does not wait longer than until %s", async (event) => {
  expect(await endsAfter(20, () => window.dispatchEvent(new Event(event)))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
