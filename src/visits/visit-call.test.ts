import { expect, test } from "vitest";
import { readVisitsAnswer } from "./visit-call.ts";

test("an answer that is no count is none", () => {
  expect(readVisitsAnswer({ count: 0 })).toEqual({ count: 0 });
  for (const other of [
    null,
    7,
    {},
    { count: "7" },
    { count: -1 },
    { count: 0.5 },
    { count: 1e300 },
  ])
    expect(readVisitsAnswer(other)).toBeNull();
});
