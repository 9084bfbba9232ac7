import { z } from "zod/mini";
import { isTidy } from "#platform/text/tidy-text.ts";
import { LONGEST_REASON, type SignUp } from "./sign-up.ts";

/** The organisers' calls about requests. Approving is a change of the list. */
export const registrationPaths = {
  /** `GET` SignUpsAnswer. */
  signUps: "/api/organizar/inscripciones",
  /** `POST` decisionSchema. */
  decide: "/api/organizar/inscripciones/decidir",
} as const;

export interface SignUpsAnswer {
  /** In the order in which they came. */
  readonly signUps: readonly SignUp[];
}

/** One transaction takes them. */
const MOST_DECIDED = 300;

/** Rejects requests with a reason that students read; without one, takes the rejection back. */
export const decisionSchema = z.strictObject({
  numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(MOST_DECIDED)),
  reason: z.nullable(
    z.string().check(z.minLength(1), z.maxLength(LONGEST_REASON), z.refine(isTidy)),
  ),
});
export type Decision = z.infer<typeof decisionSchema>;
