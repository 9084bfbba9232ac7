import { organiserProblems } from "./organiser-problems.ts";
import type { Problem } from "./problems.ts";
/** A call without an answer. The message is a Spanish sentence for the organiser. */
export class CallError extends Error {
  /** The type of the server's problem; `null` if the server was not reached, so that the call may work later. */
  readonly problem: string | null;

  constructor(problem: string | null, message: string) {
    super(message);
    this.problem = problem;
  }
}

export function isProblem(error: unknown, problem: Problem): boolean {
  return error instanceof CallError && error.problem === problem.type;
}

/** The message for a field; `undefined` if the session ended, which the sign-in dialog reports. */
export function faultOf(error: Error | null): string | undefined {
  return error === null || isProblem(error, organiserProblems.signedOut)
    ? undefined
    : messageOf(error);
}

export function messageOf(error: unknown): string {
  return error instanceof CallError
    ? error.message
    : "Esta página falló. Recárguela y pruebe otra vez: en el sitio no se perdió nada.";
}
