import { expect, test, vi } from "vitest";
import { cachedValue, groupCalls } from "./shared-calls.ts";

test("a value is read again when it is too old", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let readings = 0;
  const value = cachedValue(1000, async () => ++readings);
  expect(await value.get()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(await value.get()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await value.get()).toBe(2);
});

test("a failed read rejects for all its callers, and the next caller reads again", async () => {
  let readings = 0;
  const value = cachedValue(1000, async () => {
    readings += 1;
    if (readings === 1) throw new Error("gone");
    return readings;
  });
  await expect(Promise.all([value.get(), value.get()])).rejects.toThrow("gone");
  expect(await value.get()).toBe(2);
});

test("a failed batch rejects all its calls, and does not affect the next one", async () => {
  const reads = groupCalls(async (questions: readonly string[]) => {
    if (questions.includes("broken")) throw new Error("disk failing");
    return questions;
  });
  const outcomes = await Promise.allSettled(["a", "broken"].map(reads.call));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await reads.call("a")).toBe("a");
});

test("batches respect the minimum interval, and the first one begins at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const start = performance.now();
  const begun: { at: number; size: number }[] = [];
  const reads = groupCalls(async (questions: readonly number[]) => {
    begun.push({ at: performance.now() - start, size: questions.length });
    return questions;
  }, 1000);
  await reads.call(1);
  const second = [reads.call(2), reads.call(3)];
  await vi.advanceTimersByTimeAsync(400);
  second.push(reads.call(4));
  await vi.advanceTimersByTimeAsync(600);
  expect(await Promise.all(second)).toEqual([2, 3, 4]);
  await vi.advanceTimersByTimeAsync(5000);
  await reads.call(5);
  expect(begun).toEqual([
    { at: 0, size: 1 },
    { at: 1000, size: 3 },
    { at: 6000, size: 1 },
  ]);
});
