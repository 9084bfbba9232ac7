import { call, postJson } from "#platform/browser/call.ts";
import { isRecord } from "#platform/calls/is-record.ts";
import {
  faultsIn,
  readFullness,
  readSignUpAnswer,
  registrationProblems,
  type SignUpAnswer,
  type SignUpFaults,
  signUpPath,
} from "../model/calls.ts";
import type { NewSignUp } from "../model/sign-up.ts";

type SignUpOutcome =
  | { readonly kind: "answered"; readonly answer: SignUpAnswer }
  | { readonly kind: "faulty"; readonly faults: SignUpFaults }
  /** `words` say what happened and what to do. */
  | { readonly kind: "failed"; readonly words: string };

const TIMEOUT_MS = 15_000;

const failures = {
  offline: "No tienes conexión a internet. Lo que escribiste sigue aquí: conéctate y envíalo.",
  timeout: "El registro no respondió a tiempo. Lo que escribiste sigue aquí: envíalo otra vez.",
  unexpected: "No pudimos hablar con el registro. Envíalo otra vez: no queda dos veces.",
} as const;

/** Organisers have published a form with more fields since this one was opened. */
const OTHER_FIELDS = "Ahora se piden más datos: recarga la página y escríbelos.";

/** Whether whoever signs up now waits for a place; `false` if that cannot be learnt. Never rejects. */
export async function askIfFull(): Promise<boolean> {
  const outcome = await call(signUpPath, { read: readFullness, timeoutMs: TIMEOUT_MS });
  return outcome.kind === "answered" && outcome.answer.isFull;
}

/** Sends a request; sending it again stores nothing twice. Never rejects. */
export async function sendSignUp(signUp: NewSignUp): Promise<SignUpOutcome> {
  const outcome = await call(signUpPath, {
    ...postJson(signUp),
    read: readSignUpAnswer,
    timeoutMs: TIMEOUT_MS,
  });
  if (outcome.kind === "answered") return { kind: "answered", answer: outcome.answer };
  if (outcome.kind === "failed") return { kind: "failed", words: failures[outcome.reason] };
  const { problem } = outcome;
  if (!isRecord(problem) || typeof problem.title !== "string") {
    return { kind: "failed", words: failures.unexpected };
  }
  if (problem.type === registrationProblems.faulty.type) {
    const faults = faultsIn(problem);
    const isShown = Object.keys(faults).some((field) => field in signUp);
    return isShown ? { kind: "faulty", faults } : { kind: "failed", words: OTHER_FIELDS };
  }
  return { kind: "failed", words: problem.title };
}
