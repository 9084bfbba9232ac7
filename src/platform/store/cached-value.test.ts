import { expect, test, vi } from "vitest";
import { cachedValue } from "./cached-value.ts";

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
