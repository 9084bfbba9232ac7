import type { ZodMiniType } from "zod/mini";
import {
  doorPaths,
  doorProblems,
  type ListAnswer,
  listAnswerSchema,
  type SyncAnswer,
  type SyncRequest,
  syncAnswerSchema,
} from "../../domain/door/calls.ts";
import type { ClockReading } from "../../domain/door/clock.ts";
import { authorization } from "../../domain/door/link.ts";

/** After which a call counts as without an answer, in ms: weak signals keep calls open for minutes. */
const LIST_TIMEOUT_MS = 60_000;
const SYNC_TIMEOUT_MS = 10_000;

/** Why a phone has to forget the list. */
export type Ending = "unknown" | "closed" | "expired";

export type CallResult<Answer> =
  | { readonly kind: "answered"; readonly answer: Answer; readonly clock: ClockReading }
  | { readonly kind: "ended"; readonly ending: Ending }
  /** No network, or a server that cannot answer now. */
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

/** The server as the door with this secret sees it. */
export function doorClient(secret: string): DoorClient {
  async function call<Answer extends { readonly now: number }>(
    path: string,
    schema: ZodMiniType<Answer>,
    timeoutMs: number,
    body?: SyncRequest,
  ): Promise<CallResult<Answer>> {
    const askedAt = Date.now();
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
      const answeredAt = Date.now();
      const content: unknown = await response.json();
      if (response.ok) {
        const answer = schema.parse(content);
        const clock = { askedAt, answeredAt, serverTime: answer.now };
        return { kind: "answered", answer, clock };
      }
      const ending = response.status === 401 ? endingOf(content) : undefined;
      return ending === undefined ? { kind: "failed" } : { kind: "ended", ending };
    } catch {
      // Not reached, cut off, or answered by something else, such as a network's log-in page.
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
