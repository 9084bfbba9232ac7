import { z } from "zod/mini";
import { perField } from "#people/model/carnet/participant.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { isTidy } from "#platform/text/tidy-text.ts";

export const registrationPaths = {
  signUps: "/api/organizar/inscripciones",
  decide: "/api/organizar/inscripciones/decidir",
  /** `POST` approvalSchema, ApprovedAnswer: puts students on the list. */
  approve: "/api/organizar/inscripciones/aprobar",
  /** `POST` signUpSchema: takes a request's data out of everything but old backups. */
  erase: "/api/organizar/inscripciones/borrar-datos",
} as const;

export const signUpProblems = {
  listed: {
    type: "/problemas/inscripcion-en-la-lista",
    status: 409,
    title: "No se borró nada: ya está en la lista. Borre sus datos en «Lista», en su ficha.",
  },
} as const satisfies Record<string, Problem>;

const { numeroTicket: _, ...optional } = perField(() => z.exactOptional(z.string()));
/** A request. It is approved when its carnet is on the list, so an undone approval needs no second record. */
export const heldSignUpSchema = z.object({
  ...optional,
  carnet: z.string(),
  nombre: z.string(),
  /** Counts from 1 in the order in which they came; never given again. */
  number: z.number(),
  /** In ms since the epoch. */
  at: z.number(),
  rejection: z.nullable(
    z.object({
      /** In ms since the epoch. */
      at: z.number(),
      by: z.string(),
      reason: z.string(),
    }),
  ),
});
export const signUpsAnswerSchema = z.object({
  /** In the order in which they came. */
  signUps: z.readonly(z.array(heldSignUpSchema)),
});
export type SignUpsAnswer = z.infer<typeof signUpsAnswerSchema>;

/** One transaction takes them. */
const MOST_DECIDED = 300;

export const LONGEST_REASON = 200;

/** Rejects requests with a reason that students read; without one, takes the rejection back. */
export const decisionSchema = z.strictObject({
  numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(MOST_DECIDED)),
  reason: z.nullable(
    z.string().check(z.minLength(1), z.maxLength(LONGEST_REASON), z.refine(isTidy)),
  ),
});
export type Decision = z.infer<typeof decisionSchema>;

/** Requests that are gone, rejected or on the list by now are skipped. */
export const approvalSchema = z.strictObject({
  numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(20_000)),
});

export const approvedAnswerSchema = z.object({
  approved: z.readonly(z.array(z.object({ nombre: z.string(), numeroTicket: z.string() }))),
});
export type ApprovedAnswer = z.infer<typeof approvedAnswerSchema>;

export const signUpSchema = z.strictObject({ number: z.int() });
