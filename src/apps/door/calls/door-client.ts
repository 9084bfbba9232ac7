import type { ZodMiniType } from "zod/mini";
import {
  doorPaths,
  doorProblems,
  type ListAnswer,
  listAnswerSchema,
  type SyncAnswer,
  type SyncRequest,
  syncAnswerSchema,
} from "../../../domain/door/calls.ts";
import type { ClockReading } from "../../../domain/door/clock.ts";
import { authorization } from "../../../domain/door/link.ts";

/** Timeouts in ms: a weak signal can keep a call open for minutes. */
const LIST_TIMEOUT_MS = 60_000;
const SYNC_TIMEOUT_MS = 10_000;

/** Why the server ended a shift. */
export type Ending = "unknown" | "closed" | "expired";

export type CallResult<Answer> =
  | { readonly kind: "answered"; readonly answer: Answer; readonly clock: ClockReading }
  | { readonly kind: "ended"; readonly ending: Ending }
  /** There is no network, or the server cannot answer now. */
  | { readonly kind: "failed" };

const endings: Readonly<Record<string, Ending>> = {
  [doorProblems.unknownDoor.type]: "unknown",
  [doorProblems.closedDoor.type]: "closed",
  [doorProblems.expiredDoor.type]: "expired",
};

export interface DoorClient {
  takeList(): Promise<CallResult<ListAnswer>>;
  sync(request: SyncRequest): Promise<CallResult<SyncAnswer>>;
}

/** The server's calls, made with the secret of a door. */
export function doorClient(secret: string): DoorClient {
  async function call<Answer extends { readonly now: number }>(
    path: string,
    schema: ZodMiniType<Answer>,
    timeoutMs: number,
    body?: SyncRequest,
  ): Promise<CallResult<Answer>> {
    const askedAt = performance.now();
    try {
      const response = await fetch(path, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          authorization: authorization(secret),
          ...(body && { "content-type": "application/json" }),
        },
        cache: "no-store",
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: JSON.stringify(body) }),
      });
      const clock = { answeredAt: Date.now(), roundTrip: performance.now() - askedAt };
      const content: unknown = await response.json();
      if (response.ok) {
        const answer = schema.parse(content);
        return { kind: "answered", answer, clock: { ...clock, serverTime: answer.now } };
      }
      const ending = response.status === 401 ? endingOf(content) : undefined;
      return ending === undefined ? { kind: "failed" } : { kind: "ended", ending };
    } catch {
      // The server was not reached, or something else answered, such as a network's log-in page.
      return { kind: "failed" };
    }
  }

  return {
    takeList: () => call(doorPaths.list, listAnswerSchema, LIST_TIMEOUT_MS),
    sync: (request) => call(doorPaths.sync, syncAnswerSchema, SYNC_TIMEOUT_MS, request),
  };
}

function endingOf(problem: unknown): Ending | undefined {
  if (typeof problem !== "object" || problem === null || !("type" in problem)) return undefined;
  return endings[String(problem.type)];
}
