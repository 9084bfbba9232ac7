import { z } from "zod/mini";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { isTidy } from "#platform/text/tidy-text.ts";
import { LONGEST_REASON, type SignUp } from "./sign-up.ts";

/** The organisers' calls about requests. */
export const registrationPaths = {
  /** `GET` SignUpsAnswer. */
  signUps: "/api/organizar/inscripciones",
  /** `POST` decisionSchema. */
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

/** Requests that are gone, rejected or on the list by now are skipped. */
export const approvalSchema = z.strictObject({
  numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(20_000)),
});

export interface ApprovedAnswer {
  readonly approved: readonly Pick<Participant, "nombre" | "numeroTicket">[];
}

export const signUpSchema = z.strictObject({ number: z.int() });
