import { z } from "zod";

export function jsonSchema(schema: z.core.$ZodType): object {
  return z.toJSONSchema(schema, { target: "draft-07" });
}
