import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Problem, problems } from "#platform/calls/problems.ts";
import { isNavigation, RETRY_SECONDS, sendProblem } from "#platform/http/problems.ts";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { TextsError } from "#texts/server/texts-store.ts";
import { ERROR_PAGE, type LiveSite } from "./live-site.ts";

/** Answers errors: ours to a person with the site's `500.html`, all others with a problem document. */
export function answerErrors(app: FastifyInstance, site: LiveSite | null): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = explain(error, request, reply);
    const ours = problem.status >= 500;
    const { errorPage = null, pageHeaders = {} } = site?.current ?? {};
    if (errorPage === null || !ours || !isNavigation(request)) return sendProblem(reply, problem);
    return reply
      .code(problem.status)
      .headers(pageHeaders[ERROR_PAGE] ?? {})
      .header("cache-control", "no-store, no-transform")
      .type("text/html; charset=utf-8")
      .send(errorPage);
  });
}

/** Answers an error that occurs before routing, such as a URL that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(reply, explain(error, request, reply));
}

/** Maps an error to a problem; internal details go to the log alone. */
function explain(error: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  if (error instanceof StoreUnavailableError) {
    request.log.error({ err: error }, "the store is unavailable");
    reply.header("retry-after", RETRY_SECONDS);
    return problems.storeUnavailable;
  }
  if (error instanceof TextsError) {
    request.log.warn({ err: error }, "the store of the texts refused a call or failed");
    return error.problem;
  }
  const status = statusOf(error);
  if (status < 500) return problemOf(status);
  request.log.error({ err: error }, "a request failed");
  return problems.internal;
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  const status: unknown = "statusCode" in error ? error.statusCode : Reflect.get(error, "status");
  return typeof status === "number" && status >= 400 && status < 600 ? status : 500;
}

function problemOf(status: number): Problem {
  switch (status) {
    // A path that leads out of the site is answered like an unknown one.
    case 403:
    case 404:
      return problems.notFound;
    case 413:
      return problems.tooLarge;
    case 415:
      return problems.unsupportedMediaType;
    default:
      return { ...problems.invalidRequest, status };
  }
}
