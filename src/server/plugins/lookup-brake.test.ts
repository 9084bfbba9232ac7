import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLookupBrake, HELD_AT_MOST_MS, MISSES_A_MINUTE } from "./lookup-brake.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // A process whose clock stands at zero, as only this one begins, never forgets a count.
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Resolves with how long a look-up is held, in ms. */
async function heldFor({ hold }: { hold: () => Promise<void> }): Promise<number> {
  const asked = Date.now();
  let released: number | null = null;
  const holding = hold().then(() => {
    released = Date.now();
  });
  while (released === null) await vi.advanceTimersByTimeAsync(10);
  await holding;
  return released - asked;
}

function brakeUnderTest() {
  const onCeiling = vi.fn();
  const brake = createLookupBrake(onCeiling);
  const miss = (times: number) => {
    for (let time = 0; time < times; time += 1) brake.countMiss();
  };
  return { brake, miss, onCeiling };
}

test("misses up to the ceiling hold nobody", async () => {
  const { brake, miss, onCeiling } = brakeUnderTest();
  miss(MISSES_A_MINUTE);
  expect(await heldFor(brake)).toBeLessThanOrEqual(10);
  expect(onCeiling).not.toHaveBeenCalled();
});

test("beyond the ceiling everybody is held the longer, but never too long, and it is told once", async () => {
  const { brake, miss, onCeiling } = brakeUnderTest();
  miss(MISSES_A_MINUTE + 50);
  const some = await heldFor(brake);
  expect(some).toBeGreaterThan(500);
  expect(some).toBeLessThan(HELD_AT_MOST_MS);
  miss(5000);
  expect(await heldFor(brake)).toBeLessThanOrEqual(HELD_AT_MOST_MS + 10);
  expect(onCeiling).toHaveBeenCalledTimes(1);
});

test("a minute later all is as before", async () => {
  const { brake, miss } = brakeUnderTest();
  miss(MISSES_A_MINUTE + 500);
  await vi.advanceTimersByTimeAsync(60_001);
  expect(await heldFor(brake)).toBeLessThanOrEqual(10);
});
