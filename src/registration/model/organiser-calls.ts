import { z } from "zod/mini";
import { perField } from "#people/model/carnet/participant.ts";
import { done, forFullOrganisers, forOrganisers } from "#platform/calls/organiser-call.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { isTidy } from "#platform/text/tidy-text.ts";

export const signUpProblems = {
  listed: {
    type: "/problemas/inscripcion-en-la-lista",
    status: 409,
    title: "No se borró nada: ya está en la lista. Borre sus datos en «Lista», en su ficha.",
  },
  approved: {
    type: "/problemas/inscripcion-aprobada",
    status: 409,
    title: "No se rechazó nada: alguien aprobó mientras tanto. Revise quiénes quedan y repita.",
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
/** In the order in which they came. */
const signUpsAnswer = z.object({ signUps: z.readonly(z.array(heldSignUpSchema)) });

/** One transaction takes them. */
const MOST_DECIDED = 300;

export const LONGEST_REASON = 200;

/** Rejects requests with a reason that students read; without one, takes the rejection back. */
const decisionSchema = z.strictObject({
  numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(MOST_DECIDED)),
  reason: z.nullable(
    z.string().check(z.minLength(1), z.maxLength(LONGEST_REASON), z.refine(isTidy)),
  ),
});

/** Requests that are gone, rejected or on the list by now are skipped. */
const approvalSchema = z.strictObject({
  numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(20_000)),
});

const approvedAnswer = z.object({
  approved: z.readonly(z.array(z.object({ nombre: z.string(), numeroTicket: z.string() }))),
});
export type ApprovedAnswer = z.infer<typeof approvedAnswer>;

const signUpSchema = z.strictObject({ number: z.int() });

export const registrationCalls = {
  signUps: forOrganisers.get("inscripciones", signUpsAnswer, { isLong: true }),
  decide: forOrganisers.post("inscripciones/decidir", decisionSchema, done, { isLong: true }),
  approve: forOrganisers.post("inscripciones/aprobar", approvalSchema, approvedAnswer, {
    isLong: true,
    largestBytes: 256 * 1024,
  }),
  /** Takes a request's data out of everything but old backups. */
  erase: forFullOrganisers.post("inscripciones/borrar-datos", signUpSchema, done, { isLong: true }),
  /** Removes those that came before `at`, in ms since the epoch. */
  removeBefore: forFullOrganisers.post(
    "inscripciones/borrar-anteriores",
    z.strictObject({ at: z.int() }),
    done,
    { isLong: true },
  ),
} as const;
