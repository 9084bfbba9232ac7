import { expect, test, vi } from "vitest";
import { cachedValue } from "./cached-value.ts";

/** A value whose readings resolve when the test says so; it counts up. */
function slowReading() {
  const ends: (() => void)[] = [];
  let value = 0;
  const read = () => {
    value += 1;
    const now = value;
    return new Promise<number>((resolve) => ends.push(() => resolve(now)));
  };
  return { read, end: (reading: number) => ends[reading]?.() };
}

test("all callers during a read share it", async () => {
  const { read, end } = slowReading();
  const value = cachedValue(1000, read);
  const asked = [value.get(), value.get()];
  end(0);
  expect(await Promise.all([...asked, value.get()])).toEqual([1, 1, 1]);
});

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

test("the value of a slow read does not replace a newer one", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { read, end } = slowReading();
  const value = cachedValue(1000, read);
  const slow = value.get();
  vi.advanceTimersByTime(10);
  const fresh = value.readNow();
  end(1);
  expect(await fresh).toBe(2);
  end(0);
  expect(await slow).toBe(1);
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
