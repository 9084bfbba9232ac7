import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { readVisitsAnswer } from "./visit-call.ts";

const schema = z.object({ count: z.int().check(z.nonnegative()) });
const nearlyVisits = fc.record(
  { count: fc.oneof(fc.integer(), fc.double(), fc.anything()) },
  { requiredKeys: [] },
);

test("an answer of another shape is none, as a schema would say", () => {
  fc.assert(
    fc.property(fc.oneof(nearlyVisits, fc.anything()), (value) => {
      const parsed = schema.safeParse(value);
      expect(readVisitsAnswer(value)).toEqual(parsed.success ? parsed.data : null);
    }),
    { numRuns: 2000 },
  );
});
