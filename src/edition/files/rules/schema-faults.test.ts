import { expect, test } from "vitest";
import { z } from "zod";
import { schemaFaults } from "./schema-faults.ts";

test("a field that is absent or empty is missing, one with a wrong value is not", () => {
  const schema = z.object({ absent: z.string(), empty: z.string(), wrong: z.string() });
  const faults = schemaFaults(schema, { empty: null, wrong: 1 });
  expect(faults.map(({ path, problem }) => [path[0], problem.kind])).toEqual([
    ["absent", "missing"],
    ["empty", "missing"],
    ["wrong", "wrong value"],
  ]);
});
