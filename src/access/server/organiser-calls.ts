import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { REPEATED_CALL_HEADER } from "#platform/calls/call-key.ts";
import { bytes, nothing, type OrganiserCall } from "#platform/calls/organiser-call.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { type Problem, problems } from "#platform/calls/problems.ts";
import { sendCompressed } from "#platform/http/compressed.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { isForeign } from "#platform/http/same-origin.ts";
import type { JournalKind, NewEntry } from "../model/journal.ts";
import type { Session, SessionCookie, Sessions } from "./sessions.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    readonly organiserCall?: OrganiserCall<unknown, unknown>;
  }
}

/** The decorator of admitted requests; in others it is `undefined`. */
const SESSION = "organiserSession";

const BODY_LIMIT_BYTES = 16 * 1024;

/** A page of another site cannot send these types unless the server allows it (CORS). */
const pictureType = /^(?:image\/[\w.+-]+|application\/octet-stream)$/;

/** An entry's id is the key, a dash and a kind of the journal; it may have 64 letters. */
const callKey = /^[\w-]{16,40}$/;

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface AdmittedCall extends Exchange {
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
/** The answer where what is asked about is gone. */
export const noSuchItem = new Refused(organiserProblems.noSuchItem);
export const doneIf = (isDone: boolean) => (isDone ? doneAnswer : noSuchItem);

/** Answered when the client has the present version, as its `If-None-Match` says. */
export const unchanged = Symbol("unchanged");

type Outcome<Answer> = Promise<NoInfer<Answer> | Refused | typeof unchanged>;

export type OrganiserCalls = ReturnType<typeof organiserCalls>;

/** Registers the answers to organisers' calls, each behind all guards. */
export function organiserCalls(app: FastifyInstance) {
  app.addContentTypeParser(pictureType, { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  /** Answers a call that needs no session. */
  function answerAnybody<Body, Answer>(
    call: OrganiserCall<Body, Answer>,
    answer: (body: Body, exchange: Exchange) => Outcome<Answer>,
  ): void {
    const { path: url, kind, largestBytes: bodyLimit = BODY_LIMIT_BYTES } = call;
    const method = kind === "get" ? "GET" : "POST";
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const body = z.safeParse(call.body, request.body);
      if (!body.success) return sendProblem(reply, organiserProblems.invalidOrganiserRequest);
      const content = await answer(body.data, { request, reply });
      if (content instanceof Refused) return sendProblem(reply, content.problem);
      if (content === unchanged) return reply.code(304).send();
      if (!(content instanceof Uint8Array)) return sendCompressed(request, reply, content);
      return reply.type("application/octet-stream").send(content);
    };
    app.route({ method, url, bodyLimit, config: { organiserCall: call }, handler });
  }
  function admitted({ request, reply }: Exchange): AdmittedCall {
    const session = request.getDecorator<Session>(SESSION);
    const by = session.access.name || "Sin nombre";
    const sent = request.headers[REPEATED_CALL_HEADER];
    const key = typeof sent === "string" && callKey.test(sent) ? sent : randomUUID();
    const entry: AdmittedCall["entry"] = (kind, detail = "", undoes = null) => {
      return { id: `${key}-${kind}`, by, kind, detail, undoes };
    };
    return { request, reply, session, by, key, entry };
  }
  return {
    answerAnybody,
    answer: <Body, Answer>(
      call: OrganiserCall<Body, Answer>,
      answer: (body: Body, admitted: AdmittedCall) => Outcome<Answer>,
    ): void => answerAnybody(call, (body, exchange) => answer(body, admitted(exchange))),
  };
}

/** Refuses other sites' pages, wrong types and whoever lacks session or role, before a body is read. */
export function admitOrganisers(app: FastifyInstance, sessions: Sessions, cookie: SessionCookie) {
  app.decorateRequest(SESSION);

  app.addHook("onRequest", async (request, reply) => {
    const { organiserCall: call } = request.routeOptions.config;
    if (isForeign(request)) return sendProblem(reply, problems.foreignOrigin);
    const type = request.mediaType;
    const isUsable =
      call?.body === bytes
        ? type !== undefined && pictureType.test(type)
        : type === "application/json" || (call?.body === nothing && type === undefined);
    if (request.method === "POST" && !isUsable) {
      return sendProblem(reply, problems.unsupportedMediaType);
    }
    if (call?.caller === "anybody") return;
    const session = await sessions.find(cookie.read(request));
    const use = session === null ? "ended" : await sessions.use(session);
    if (session === null || use === "ended") {
      return sendProblem(reply, organiserProblems.signedOut);
    }
    if (use === "stored") cookie.set(request, reply, session);
    if (session.access.role !== "all" && call?.caller !== "organiser") {
      return sendProblem(reply, organiserProblems.notYours);
    }
    request.setDecorator<Session>(SESSION, session);
  });
}
