import type { FastifyInstance, FastifyRequest } from "fastify";
import { problems } from "../../domain/calls/api.ts";
import { sendProblem } from "../answers/problems.ts";
import { isForeignOrigin } from "../headers/foreign-origin.ts";

/**
 * Refuses POST requests that a browser makes for another site's page: such a page could otherwise add
 * visits in its visitors' names. Reading is left alone, since browsers let no other site's script read
 * an answer; calls of a door are checked by its admission.
 */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "POST" || !isForeign(request)) done();
    else sendProblem(reply, problems.foreignOrigin);
  });
}

/** Whether a browser makes the request for another site's page. */
export function isForeign(request: FastifyRequest): boolean {
  return isForeignOrigin(request.headers, request.host);
}
