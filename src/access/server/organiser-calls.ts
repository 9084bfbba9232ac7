import { randomUUID } from "node:crypto";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { REPEATED_CALL_HEADER } from "#platform/calls/call-key.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { type Problem, problems } from "#platform/calls/problems.ts";
import { sendCompressed } from "#platform/http/compressed.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { isForeign } from "#platform/http/same-origin.ts";
import type { JournalKind, NewEntry } from "../model/journal.ts";
import type { Session, SessionCookie, Sessions } from "./sessions.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    readonly takesJson?: boolean;
    readonly takesPicture?: boolean;
    /** Whether the call is answered without a session. */
    readonly isOpen?: boolean;
    /** Whether organisers of list and doors may call it, too. */
    readonly isForAll?: boolean;
  }
}

/** The decorator of admitted requests; in others it is `undefined`. */
const SESSION = "organiserSession";

const BODY_LIMIT_BYTES = 16 * 1024;

/** A page of another site cannot send these types unless the server allows it (CORS). */
const pictureType = /^(?:image\/[\w.+-]+|application\/octet-stream)$/;

/** An entry's id is the key, a dash and a kind of the journal; it may have 64 letters. */
const callKey = /^[\w-]{16,40}$/;

export interface OrganiserCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: Session;
  readonly by: string;
  /** The same when a browser repeats a call to which it got no answer. */
  readonly key: string;
  /** The call's entry in the journal, with the same id when it is repeated. */
  entry(kind: JournalKind, detail?: string, undoes?: string | null): NewEntry;
}

/** An expected outcome that is answered with a problem. */
export class Refused {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

export const doneAnswer = { done: true } as const;

/** Answered when the client has the present version, as its `If-None-Match` says. */
export const unchanged: object = {};

/** An object is sent as JSON, bytes as a file. */
type Answer = Promise<object | Refused | Uint8Array>;
type Handler = (call: OrganiserCall) => Answer;

export type OrganiserCalls = ReturnType<typeof organiserCalls>;

/** Registers organisers' calls, each behind all guards; with `forAll` also for those of list and doors. */
export function organiserCalls(app: FastifyInstance) {
  app.addContentTypeParser(pictureType, { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  function callOf(request: FastifyRequest, reply: FastifyReply): OrganiserCall {
    const session = request.getDecorator<Session>(SESSION);
    const by = session.access.name || "Sin nombre";
    const sent = request.headers[REPEATED_CALL_HEADER];
    const key = typeof sent === "string" && callKey.test(sent) ? sent : randomUUID();
    const entry: OrganiserCall["entry"] = (kind, detail = "", undoes = null) => {
      return { id: `${key}-${kind}`, by, kind, detail, undoes };
    };
    return { request, reply, session, by, key, entry };
  }
  function route(
    method: "GET" | "POST",
    url: string,
    config: FastifyContextConfig,
    answer: Handler,
    bodyLimit = BODY_LIMIT_BYTES,
  ): void {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const content = await answer(callOf(request, reply));
      if (content instanceof Refused) return sendProblem(reply, content.problem);
      if (content === unchanged) return reply.code(304).send();
      if (!(content instanceof Uint8Array)) return sendCompressed(request, reply, content);
      return reply.type("application/octet-stream").send(content);
    };
    app.route({ method, url, bodyLimit, config, handler });
  }
  const callsFor = (isForAll: boolean) => ({
    get: (path: string, answer: Handler) => route("GET", path, { isForAll }, answer),
    postEmpty: (path: string, answer: Handler) => route("POST", path, { isForAll }, answer),
    /** A call with a body in the form of `schema`. */
    post<Schema extends z.core.$ZodType>(
      path: string,
      schema: Schema,
      answer: (body: z.infer<Schema>, call: OrganiserCall) => Answer,
      bodyLimit?: number,
    ): void {
      const parsed: Handler = async (call) => {
        const body = z.safeParse(schema, call.request.body);
        if (!body.success) return new Refused(organiserProblems.invalidOrganiserRequest);
        return answer(body.data, call);
      };
      route("POST", path, { takesJson: true, isForAll }, parsed, bodyLimit);
    },
    picture(
      path: string,
      bodyLimit: number,
      answer: (bytes: Uint8Array, call: OrganiserCall) => Answer,
    ): void {
      const read: Handler = (call) => {
        const { body } = call.request;
        return answer(body instanceof Uint8Array ? body : new Uint8Array(), call);
      };
      route("POST", path, { takesPicture: true, isForAll }, read, bodyLimit);
    },
  });
  return { ...callsFor(false), forAll: callsFor(true) };
}

/** Refuses other sites' pages, wrong types and whoever lacks session or role, before a body is read. */
export function admitOrganisers(
  app: FastifyInstance,
  sessions: Sessions,
  cookie: SessionCookie,
): void {
  app.decorateRequest(SESSION);

  app.addHook("onRequest", async (request, reply) => {
    const { takesJson, takesPicture, isOpen, isForAll } = request.routeOptions.config;
    if (isForeign(request)) return sendProblem(reply, problems.foreignOrigin);
    const type = request.mediaType;
    const isUsable = takesPicture
      ? type !== undefined && pictureType.test(type)
      : type === "application/json" || (!takesJson && type === undefined);
    if (request.method === "POST" && !isUsable) {
      return sendProblem(reply, problems.unsupportedMediaType);
    }
    if (isOpen) return;
    const session = await sessions.find(cookie.read(request));
    const use = session === null ? "ended" : await sessions.use(session);
    if (session === null || use === "ended") {
      return sendProblem(reply, organiserProblems.signedOut);
    }
    if (use === "stored") cookie.set(request, reply, session);
    if (session.access.role !== "all" && !isForAll) {
      return sendProblem(reply, organiserProblems.notYours);
    }
    request.setDecorator<Session>(SESSION, session);
  });
}
