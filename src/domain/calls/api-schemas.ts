import { z } from "zod/mini";
import { CARNET_MAX_LENGTH } from "../carnet/carnet.ts";

/** Digits and dashes; an incomplete carnet is asked for like any other and is not found. */
export const lookupRequestSchema = z.strictObject({
  carnet: z.string().check(z.minLength(1), z.maxLength(CARNET_MAX_LENGTH), z.regex(/^[0-9-]+$/)),
});
export type LookupRequest = z.infer<typeof lookupRequestSchema>;

export const lookupAnswerSchema = z.object({
  participant: z.nullable(z.object({ nombre: z.string(), numeroTicket: z.string() })),
});
export type LookupAnswer = z.infer<typeof lookupAnswerSchema>;

export const visitsAnswerSchema = z.object({ count: z.int().check(z.nonnegative()) });
export type VisitsAnswer = z.infer<typeof visitsAnswerSchema>;

/** RFC 9457. `type` tells programs what happened, `title` tells people, in Spanish. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
