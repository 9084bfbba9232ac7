import type { FastifyInstance } from "fastify";
import { problems } from "#platform/calls/problems.ts";
import { sendProblem } from "./problems.ts";

/**
 * Refuses requests for a name that is not in `allowed`. Otherwise, DNS rebinding could let the page of
 * another site reach a server of one's own computer.
 */
export function refuseUnknownHosts(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (allowed.includes(request.hostname)) done();
    else sendProblem(reply, problems.unknownHost);
  });
}
