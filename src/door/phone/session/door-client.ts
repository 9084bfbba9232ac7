import type { ZodMiniType } from "zod/mini";
import {
  doorPaths,
  doorProblems,
  listAnswerSchema,
  type SyncRequest,
  syncAnswerSchema,
} from "#door/model/calls.ts";
import type { ClockReading } from "#door/model/clock.ts";
import { authorization } from "#door/model/link.ts";
import { call, postJson } from "#platform/browser/call.ts";

/** Timeouts in ms: a weak signal can keep a call open for minutes. */
const LIST_TIMEOUT_MS = 60_000;
const SYNC_TIMEOUT_MS = 10_000;

/** Why the server ended a session. */
export type Ending = "unknown" | "closed" | "expired";

type CallResult<Answer> =
  | { readonly kind: "answered"; readonly answer: Answer; readonly clock: ClockReading }
  | { readonly kind: "ended"; readonly ending: Ending }
  | { readonly kind: "failed"; readonly contact: NoContact };

/** No network, or one that answers in the server's place; or a server that answers and cannot serve now. */
export type NoContact = "offline" | "refused";

const endings: Readonly<Record<string, Ending>> = {
  [doorProblems.unknownDoor.type]: "unknown",
  [doorProblems.closedDoor.type]: "closed",
  [doorProblems.expiredDoor.type]: "expired",
};

export type DoorClient = ReturnType<typeof doorClient>;

/** The server's calls, made with the secret of a door. */
export function doorClient(secret: string) {
  async function ask<Answer extends { readonly now: number }>(
    path: string,
    schema: ZodMiniType<Answer>,
    timeoutMs: number,
    body?: SyncRequest,
  ): Promise<CallResult<Answer>> {
    const request = body && postJson(body);
    const outcome = await call(path, {
      ...request,
      headers: { authorization: authorization(secret), ...request?.headers },
      cache: "no-store",
      read: (content) => schema.parse(content),
      timeoutMs,
    });
    if (outcome.kind === "answered") {
      const { answer, answeredAt, roundTrip } = outcome;
      return { kind: "answered", answer, clock: { answeredAt, roundTrip, serverTime: answer.now } };
    }
    if (outcome.kind === "failed") return { kind: "failed", contact: "offline" };
    const { status } = outcome.response;
    const ending = status === 401 && endings[String(Object(outcome.problem).type)];
    if (ending) return { kind: "ended", ending };
    // A network that wants somebody to sign in answers 511.
    const isRefused = status === 429 || (status >= 500 && status !== 511);
    return { kind: "failed", contact: isRefused ? "refused" : "offline" };
  }

  return {
    fetchList: () => ask(doorPaths.list, listAnswerSchema, LIST_TIMEOUT_MS),
    sync: (request: SyncRequest) => ask(doorPaths.sync, syncAnswerSchema, SYNC_TIMEOUT_MS, request),
  };
}
