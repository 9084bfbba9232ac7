import { expect, test } from "vitest";
import { listAfter } from "./list-after.ts";
import { north, rename } from "./testing/lines.ts";

test("a corrected name of a person who is no longer on the list adds no one", () => {
  expect(listAfter([], 0, [{ ...rename("r", north, "Ana"), position: 1 }]).size).toBe(0);
});
