import type { z } from "zod";
import { describeValue, type PathFault } from "../faults/fault.ts";
import { SAMPLE_MARK, type Unmarked } from "./sample-marks.ts";
import { fieldsAt } from "./schema-faults.ts";

/**
 * Reports sample marks that name no field. A field of the schema that is missing in the block is
 * accepted: if it is required, the schema reports it.
 */
export function markFaults(schema: z.ZodType, badMarks: Unmarked["badMarks"]): PathFault[] {
  return badMarks.flatMap(({ path, found, block }) => {
    const fields = fieldsAt(schema, block);
    if (typeof found === "string" && fields.includes(found)) return [];
    return [
      {
        path,
        found: describeValue(found),
        expected: `true, o una lista con campos de su bloque: ${fields.join(", ")}`,
        fix: `Corrija la marca «${SAMPLE_MARK}» o bórrela.`,
      },
    ];
  });
}
