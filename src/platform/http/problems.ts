import type { FastifyReply } from "fastify";
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
