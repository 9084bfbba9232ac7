import { z } from "zod/mini";
import { requestedCarnetSchema } from "#people/model/carnet/participant.ts";

export const lookupRequestSchema = z.strictObject({ carnet: requestedCarnetSchema });
export type LookupRequest = z.infer<typeof lookupRequestSchema>;

export const lookupAnswerSchema = z.object({
  participant: z.nullable(z.object({ nombre: z.string(), numeroTicket: z.string() })),
});
export type LookupAnswer = z.infer<typeof lookupAnswerSchema>;

export const visitsAnswerSchema = z.object({ count: z.int().check(z.nonnegative()) });
export type VisitsAnswer = z.infer<typeof visitsAnswerSchema>;

/** RFC 9457. `type` is for programs, `title` is the Spanish sentence for people. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
