import type { Registration } from "#people/model/carnet/participant.ts";
import { type LookupRequest, lookupPath, readLookupAnswer } from "#people/model/lookup-call.ts";
import { call, postJson } from "#platform/browser/call.ts";
import { problems } from "#platform/calls/problems.ts";

/** The reasons of a failed look-up; each has its own message. */
export type LookupFailure = "offline" | "timeout" | "too-many" | "unavailable" | "unexpected";

export type LookupOutcome =
  | { readonly kind: "registered"; readonly registration: Registration }
  /** Not on the list; `request` is what became of a request, as `readSignUpState` reads it. */
  | { readonly kind: "unknown"; readonly request?: unknown }
  | {
      readonly kind: "failed";
      readonly reason: LookupFailure;
      /** The seconds until a retry, if the server states them. */
      readonly retrySeconds: number | null;
    };

/** The time limit of a look-up in milliseconds, as the faculty decided. */
const ANSWER_DEADLINE = 10_000;

/** Requests whether a carnet is registered. Never rejects. */
export async function lookUpParticipant(request: LookupRequest): Promise<LookupOutcome> {
  const outcome = await call(lookupPath, {
    ...postJson(request),
    read: readLookupAnswer,
    timeoutMs: ANSWER_DEADLINE,
  });
  if (outcome.kind === "answered") {
    const { participant, request } = outcome.answer;
    if (participant) return { kind: "registered", registration: participant };
    return { kind: "unknown", request };
  }
  if (outcome.kind === "failed") return { ...outcome, retrySeconds: null };
  const { status, headers } = outcome.response;
  const retrySeconds = Number(headers.get("retry-after")) || null;
  return { kind: "failed", reason: failureOf(status), retrySeconds };
}

/** Only the status decides, because a proxy may answer with a page of its own. */
export function failureOf(status: number): LookupFailure {
  if (status === problems.tooManyLookups.status) return "too-many";
  if (status === problems.storeUnavailable.status) return "unavailable";
  return "unexpected";
}

/** The server's refusals, which say when to retry. */
export const busyTexts = {
  "too-many": "Desde esta red se hicieron demasiadas consultas.",
  unavailable: "El registro está ocupado en este momento.",
} as const;

/** When to retry: a rate limit refills in minutes, a failed registry may answer in seconds. */
export function retryText(reason: LookupFailure, seconds: number | null): string {
  if (reason !== "too-many" && reason !== "unavailable") return "";
  const minutes = Math.ceil((seconds ?? 0) / 60);
  const wait =
    seconds === null
      ? `unos ${reason === "too-many" ? "minutos" : "segundos"}`
      : minutes > 1
        ? `${minutes} minutos`
        : seconds === 1
          ? "1 segundo"
          : `${seconds} segundos`;
  return `Intenta de nuevo en ${wait}.`;
}
