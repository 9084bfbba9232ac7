import type { FastifyReply, FastifyRequest } from "fastify";
import type { Problem } from "#platform/calls/problems.ts";

/** The value of `Retry-After`, in seconds, when the store cannot answer. */
export const RETRY_SECONDS = 5;
export const PROBLEM_TYPE = "application/problem+json";

/** Sends a problem document (RFC 9457), which must not be cached. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .header("cache-control", "no-store")
    .type(PROBLEM_TYPE)
    .send(problem);
}

/** Whether a person follows a link, and should get a page instead of a problem document. */
export function isNavigation({ method, headers }: Pick<FastifyRequest, "method" | "headers">) {
  const reads = method === "GET" || method === "HEAD";
  return reads && headers.accept?.includes("text/html") === true;
}
