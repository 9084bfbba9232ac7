import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLookupAnswer, readVisitsAnswer } from "./api.ts";
import { lookupAnswerSchema, visitsAnswerSchema } from "./api-schemas.ts";

const nearlyLookup = fc.record(
  {
    participant: fc.oneof(
      fc.constant(null),
      fc.record({ nombre: fc.string(), numeroTicket: fc.string() }),
      fc.record({ nombre: fc.anything(), numeroTicket: fc.anything() }, { requiredKeys: [] }),
      fc.anything(),
    ),
  },
  { requiredKeys: [] },
);
const nearlyVisits = fc.record(
  { count: fc.oneof(fc.integer(), fc.double(), fc.anything()) },
  { requiredKeys: [] },
);

describe("reading answers without the schemas", () => {
  it("agrees with the schema of look-ups on any value", () => {
    fc.assert(
      fc.property(fc.oneof(nearlyLookup, fc.anything()), (value) => {
        const parsed = lookupAnswerSchema.safeParse(value);
        expect(readLookupAnswer(value)).toEqual(parsed.success ? parsed.data : null);
      }),
      { numRuns: 2000 },
    );
  });

  it("agrees with the schema of visits on any value", () => {
    fc.assert(
      fc.property(fc.oneof(nearlyVisits, fc.anything()), (value) => {
        const parsed = visitsAnswerSchema.safeParse(value);
        expect(readVisitsAnswer(value)).toEqual(parsed.success ? parsed.data : null);
      }),
      { numRuns: 2000 },
    );
  });
});
