import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { z } from "zod/mini";
import { type Call, call, postJson } from "#platform/browser/call.ts";
import { CallError } from "./call-error.ts";
import { forgetFailures, keyOfCall, noteFailure, REPEATED_CALL_HEADER } from "./call-key.ts";
import { bytes, nothing, type OrganiserCall } from "./organiser-call.ts";
import { problems } from "./problems.ts";

const TIMEOUT_MS = 15_000;
const LONG_MS = 120_000;

/** Problems of any call, whose sentences are written for students. */
const studentsProblems: readonly string[] = Object.values(problems)
  .filter(({ status }) => status >= 500)
  .map(({ type }) => type);
const SERVER_FAILED =
  "El sitio no pudo responder en este momento. Lo que escribió sigue aquí: pruebe otra vez en unos segundos.";

const unreached = {
  offline: "Sin conexión. Lo que escribió sigue aquí: pruebe otra vez cuando vuelva la señal.",
  timeout: "El sitio no respondió a tiempo. Lo que escribió sigue aquí: pruebe otra vez.",
  unexpected: "No se pudo hablar con el sitio. Lo que escribió sigue aquí: pruebe otra vez.",
} as const;

type Sent<Body> = [Body] extends [undefined] ? [] : [body: NoInfer<Body>];

/** The query of what a call answers; its key begins with the call's path. */
export function queryOf<Body, Answer>(call: OrganiserCall<Body, Answer>, ...sent: Sent<Body>) {
  return { queryKey: [call.path, ...sent], queryFn: () => send(call, ...sent) };
}

/** Sends a call; rejects with a `CallError` if there is no answer as the call describes it. */
export async function send<Body, Answer>(
  described: OrganiserCall<Body, Answer>,
  ...[body]: Sent<Body>
): Promise<Answer> {
  const { path, kind, answer } = described;
  const request = requestOf(described, body);
  if (kind !== "post") return answerTo(path, answer, request);
  const sent = `${path} ${request.body ?? ""}`;
  const key = keyOfCall(sent);
  try {
    const headers = { ...request.headers, [REPEATED_CALL_HEADER]: key };
    const content = await answerTo(path, answer, { ...request, headers });
    forgetFailures();
    return content;
  } catch (error) {
    noteFailure(sent, key);
    throw error;
  }
}

type Request = Omit<Call<unknown>, "read">;

function requestOf(described: OrganiserCall<unknown, unknown>, sent: unknown): Request {
  const { kind, body, answer, isLong } = described;
  const timeoutMs = isLong ? LONG_MS : TIMEOUT_MS;
  const request = { timeoutMs, ...(answer === bytes && { open: readBytes }) };
  if (kind === "get") return request;
  if (body === nothing) return { ...request, method: "POST" };
  if (body !== bytes) return { ...request, ...postJson(sent) };
  const headers = { "content-type": "application/octet-stream" };
  return { ...request, method: "POST", headers, body: bytes.parse(sent) };
}

const readBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

async function answerTo<Answer>(path: string, schema: z.ZodMiniType<Answer>, request: Request) {
  const read = (content: unknown) => schema.safeParse(content).data ?? null;
  const outcome = await call(path, { ...request, read });
  setReachable(outcome.kind !== "failed");
  switch (outcome.kind) {
    case "answered":
      return outcome.answer;
    case "failed":
      throw new CallError(null, unreached[outcome.reason]);
    case "refused": {
      const problem = outcome.problem as { type?: unknown; title?: unknown } | null;
      if (typeof problem?.type === "string" && typeof problem.title === "string") {
        const title = studentsProblems.includes(problem.type) ? SERVER_FAILED : problem.title;
        throw new CallError(problem.type, title);
      }
      throw new CallError(null, unreached.unexpected);
    }
  }
}

/** Records whether the last call reached the server: a Wi-Fi without internet counts as online for browsers. */
const setReachable = (reached: boolean): void => onlineManager.setOnline(reached);

/** Whether the browser has a network and the last call reached the server. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
