import { z } from "zod";

/** The JSON Schema of `schema`, in the draft that Fastify's validator reads. */
export function jsonSchema(schema: z.core.$ZodType): object {
  return z.toJSONSchema(schema, { target: "draft-07" });
}
