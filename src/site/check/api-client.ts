import type { Registration } from "#people/model/carnet/participant.ts";
import { type LookupRequest, lookupPath, readLookupAnswer } from "#people/model/lookup-call.ts";
import { type CallOutcome, call, postJson } from "#platform/browser/call.ts";
import { problems } from "#platform/calls/problems.ts";
import { amount } from "#platform/text/amount.ts";

/** The reasons of a failed call; each has its own message. */
type LookupFailure = "offline" | "timeout" | "too-many" | "unavailable" | "unexpected";

interface Failure {
  readonly kind: "failed";
  readonly reason: LookupFailure;
  /** The seconds until a retry, if the server states them. */
  readonly retrySeconds: number | null;
}

export type LookupOutcome =
  | { readonly kind: "registered"; readonly registration: Registration }
  /** Not on the list; `request` is what became of a request, as `readSignUpState` reads it. */
  | { readonly kind: "unknown"; readonly request?: unknown }
  | Failure;

/** The time limit of a look-up in milliseconds, as the faculty decided. */
const ANSWER_DEADLINE = 10_000;

/** Requests whether a carnet is registered. Never rejects. */
export async function lookUpParticipant(request: LookupRequest): Promise<LookupOutcome> {
  const outcome = await call(lookupPath, {
    ...postJson(request),
    read: readLookupAnswer,
    timeoutMs: ANSWER_DEADLINE,
  });
  if (outcome.kind !== "answered") return failureOf(outcome);
  const { participant, request: signUp } = outcome.answer;
  if (participant) return { kind: "registered", registration: participant };
  return { kind: "unknown", request: signUp };
}

/** Of a refusal only the status decides, because a proxy may answer with a page of its own. */
export function failureOf(
  outcome: Exclude<CallOutcome<unknown>, { readonly kind: "answered" }>,
): Failure {
  if (outcome.kind === "failed") return { ...outcome, retrySeconds: null };
  const { status, headers } = outcome.response;
  const retrySeconds = Number(headers.get("retry-after")) || null;
  return { kind: "failed", reason: reasons[status] ?? "unexpected", retrySeconds };
}

const reasons: Readonly<Record<number, LookupFailure>> = {
  [problems.tooManyLookups.status]: "too-many",
  [problems.storeUnavailable.status]: "unavailable",
};

/** What happened, and what to do; the server's refusals say when to retry. */
export function failureTexts({ reason, retrySeconds }: Failure): readonly [string, string] {
  const again = `Intenta de nuevo en ${waitOf(retrySeconds)}.`;
  const texts: Readonly<Record<LookupFailure, readonly [string, string]>> = {
    offline: ["No tienes conexión a internet.", "Conéctate e inténtalo otra vez."],
    timeout: ["El registro no respondió a tiempo.", "Puede ser tu señal: inténtalo otra vez."],
    "too-many": ["Desde esta red se hicieron demasiadas consultas.", again],
    unavailable: ["El registro está ocupado en este momento.", again],
    unexpected: ["No pudimos consultar el registro.", "Inténtalo otra vez."],
  };
  return texts[reason];
}

/** A rate limit refills in minutes, a failed registry may answer in seconds. */
function waitOf(seconds: number | null): string {
  if (seconds === null) return "un momento";
  if (seconds > 60) return `${Math.ceil(seconds / 60)} minutos`;
  return amount(seconds, "segundo", "segundos");
}
