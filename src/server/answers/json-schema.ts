import { z } from "zod";
import { problemSchema } from "../../domain/calls/api-schemas.ts";

/** The JSON Schema of `schema`, in the draft that Fastify's validator and serializer read. */
export function jsonSchema(schema: z.core.$ZodType): object {
  return z.toJSONSchema(schema, { target: "draft-07" });
}

/** The response schemas of a route: `answer` for success, problem documents otherwise. */
export function answers(answer: z.core.$ZodType): Record<string, object> {
  const problem = jsonSchema(problemSchema);
  return { 200: jsonSchema(answer), "4xx": problem, "5xx": problem };
}
