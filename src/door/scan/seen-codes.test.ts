import { expect, test } from "vitest";
import { SeenCodes } from "./seen-codes.ts";

test("a code counts once while it is in view, and again after it was away", () => {
  const seen = new SeenCodes();
  expect(seen.isNew("a", 0)).toBe(true);
  expect([500, 1900, 3800].map((at) => seen.isNew("a", at))).toEqual([false, false, false]);
  expect(seen.isNew("a", 5900)).toBe(true);
});

test("another code counts at once", () => {
  const seen = new SeenCodes();
  expect([seen.isNew("a", 0), seen.isNew("b", 10)]).toEqual([true, true]);
});
