import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { z } from "zod/mini";
import { type Call, call, postJson } from "#platform/browser/call.ts";
import { CallError } from "./call-error.ts";
import { forgetFailures, keyOfCall, noteFailure, REPEATED_CALL_HEADER } from "./call-key.ts";
import { problems } from "./problems.ts";

const TIMEOUT_MS = 15_000;
/** For whole lists and backups, which take long on a phone. */
export const LONG_MS = 120_000;

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

type AnswerSchema<Answer> = z.ZodMiniType<Answer>;
export const done = z.object({});

/** Sends a GET request; rejects with a `CallError` if there is no answer of this shape. */
export const get = <Answer>(path: string, schema: AnswerSchema<Answer>, timeoutMs?: number) =>
  sendForJson(path, schema, {}, timeoutMs);

export const ask = <Answer>(
  path: string,
  schema: AnswerSchema<Answer>,
  body: unknown,
  timeoutMs?: number,
) => sendForJson(path, schema, postJson(body), timeoutMs);

/** Changes something: sends `body` as JSON, or nothing; rejects with a `CallError` without an answer of this shape. */
export async function post<Answer>(
  path: string,
  schema: AnswerSchema<Answer>,
  body?: unknown,
  timeoutMs?: number,
): Promise<Answer> {
  const { headers, ...init } = body === undefined ? { method: "POST" } : postJson(body);
  const sent = `${path} ${"body" in init ? init.body : ""}`;
  const key = keyOfCall(sent);
  try {
    const answer = await sendForJson(
      path,
      schema,
      { ...init, headers: { ...headers, [REPEATED_CALL_HEADER]: key } },
      timeoutMs,
    );
    forgetFailures();
    return answer;
  } catch (error) {
    noteFailure(sent, key);
    throw error;
  }
}

export const postBytes = <Answer>(path: string, schema: AnswerSchema<Answer>, body: Blob) =>
  sendForJson(path, schema, { method: "POST", body }, LONG_MS);

/** Sends `body` as JSON; the answer is bytes. */
export const postForBytes = (path: string, body: unknown): Promise<Blob> =>
  send(path, {
    ...postJson(body),
    timeoutMs: LONG_MS,
    open: (response) => response.blob(),
    read: (content) => (content instanceof Blob ? content : null),
  });

const sendForJson = <Answer>(
  path: string,
  schema: AnswerSchema<Answer>,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> =>
  send(path, { ...init, timeoutMs, read: (content) => schema.safeParse(content).data ?? null });

async function send<Answer>(path: string, init: Call<Answer>): Promise<Answer> {
  const outcome = await call(path, init);
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
