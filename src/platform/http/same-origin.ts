import type { FastifyInstance, FastifyRequest } from "fastify";
import { problems } from "#platform/calls/api.ts";
import { isForeignOrigin } from "./foreign-origin.ts";
import { sendProblem } from "./problems.ts";

/**
 * Refuses POST requests that a browser sends for another site's page, which could otherwise add
 * visits. Reading is allowed, because browsers let no other site's script read an answer. The door's
 * calls check this in their admission.
 */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "POST" || !isForeign(request)) done();
    else sendProblem(reply, problems.foreignOrigin);
  });
}

/** Whether a browser sends the request for another site's page. */
export function isForeign(request: FastifyRequest): boolean {
  return isForeignOrigin(request.headers, request.host);
}
