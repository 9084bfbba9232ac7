import { expect, test } from "vitest";
import { cachedValue } from "./cached-value.ts";

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
