import { isRecord } from "#platform/calls/is-record.ts";
import type { Problem } from "#platform/calls/problems.ts";
import type { NewSignUp, SignUpState } from "./sign-up.ts";

/** `POST` NewSignUp, SignUpAnswer: signs up, or tells what became of it. `GET` FullnessAnswer. */
export const signUpPath = "/api/inscripcion";

export type SignUpAnswer =
  /** `isEarlier`: there was a request already, which the call has not changed. */
  | (SignUpState & { readonly isEarlier: boolean })
  /** The carnet is on the list. */
  | { readonly kind: "listed" }
  /** The carnet has a request with another name; nothing was stored. */
  | { readonly kind: "taken"; readonly number: number };

export interface FullnessAnswer {
  /** Whoever signs up now waits for a place; may be some seconds old. */
  readonly isFull: boolean;
}

export const registrationProblems = {
  early: {
    type: "/problemas/inscripcion-por-abrir",
    status: 403,
    title: "La inscripción todavía no abre.",
  },
  closed: {
    type: "/problemas/inscripcion-cerrada",
    status: 403,
    title: "La inscripción ya cerró.",
  },
  /** It goes when organisers remove those of then, and a new one cannot stand beside it. */
  former: {
    type: "/problemas/inscripcion-de-otra-edicion",
    status: 409,
    title: "Con tu carnet hay una inscripción de otra edición. Pide por el chat que la borren.",
  },
  /** `faults` has a sentence for each field. */
  faulty: {
    type: "/problemas/inscripcion-con-errores",
    status: 400,
    title: "Revisa lo que escribiste.",
  },
} as const satisfies Record<string, Problem>;

export type SignUpFaults = Readonly<Partial<Record<keyof NewSignUp, string>>>;

/** Reads what an answer says of a request; `null` if `value` has another shape; without zod, for the page. */
export function readSignUpState(value: unknown): SignUpState | null {
  if (!isRecord(value) || typeof value.number !== "number") return null;
  const { kind, number, place, reason } = value;
  if (kind === "review" || kind === "corrected") return { kind, number };
  if (kind === "waiting" && typeof place === "number") return { kind, number, place };
  if (kind === "rejected" && typeof reason === "string") return { kind, number, reason };
  return null;
}

export function readSignUpAnswer(value: unknown): SignUpAnswer | null {
  if (!isRecord(value)) return null;
  const { kind, number } = value;
  if (kind === "listed") return { kind };
  if (kind === "taken" && typeof number === "number") return { kind, number };
  const state = readSignUpState(value);
  return state && { ...state, isEarlier: value.isEarlier === true };
}

export function readFullness(value: unknown): FullnessAnswer | null {
  return isRecord(value) && typeof value.isFull === "boolean" ? { isFull: value.isFull } : null;
}

export function faultsIn(problem: unknown): SignUpFaults {
  const faults = isRecord(problem) ? problem.faults : null;
  if (!isRecord(faults)) return {};
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => typeof text === "string"));
}
