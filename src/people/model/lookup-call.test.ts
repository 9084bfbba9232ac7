import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { readLookupAnswer } from "./lookup-call.ts";

const schema = z.object({
  participant: z.nullable(z.object({ nombre: z.string(), numeroTicket: z.string() })),
});
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

test("an answer of another shape is none, as a schema would say", () => {
  fc.assert(
    fc.property(fc.oneof(nearlyLookup, fc.anything()), (value) => {
      const parsed = schema.safeParse(value);
      expect(readLookupAnswer(value)).toEqual(parsed.success ? parsed.data : null);
    }),
    { numRuns: 2000 },
  );
});
