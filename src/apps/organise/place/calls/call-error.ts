import { organiserProblems } from "../../../../domain/organisers/calls.ts";

/** Why a call brought no answer: a problem document of the server, or a fault on the way. */
export type Reason =
  | { readonly kind: "problem"; readonly type: string }
  | { readonly kind: "offline" | "timeout" | "unexpected" };

/** A call without an answer. The message is a Spanish sentence for the organiser. */
export class CallError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }

  /** Whether the server answered with this problem, and not with another. */
  is(problem: keyof typeof organiserProblems): boolean {
    return this.reason.kind === "problem" && this.reason.type === organiserProblems[problem].type;
  }

  /** Whether the server was not reached, so that the same call may work later. */
  get isUnreached(): boolean {
    return this.reason.kind !== "problem";
  }
}

/** Whether `error` is this problem of the server. */
export function isProblem(error: unknown, problem: keyof typeof organiserProblems): boolean {
  return error instanceof CallError && error.is(problem);
}

/**
 * The sentence for beside a field. `undefined` without an error, and for the end of the session, which
 * the sign-in over the page reports.
 */
export function faultOf(error: Error | null): string | undefined {
  return error === null || isProblem(error, "signedOut") ? undefined : messageOf(error);
}

/** The sentence that explains an error to an organiser. */
export function messageOf(error: unknown): string {
  return error instanceof CallError
    ? error.message
    : "Esta página falló. Recárguela y pruebe otra vez: en el sitio no se perdió nada.";
}
