import type { FastifyInstance } from "fastify";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import { sendProblem } from "../answers/problems.ts";

/**
 * Refuses requests for a name that is not in `allowed` (lower case, optionally with a port), unless it
 * is empty. Otherwise, DNS rebinding could make visitors of another site try carnets.
 */
export function refuseUnknownHosts(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (isAllowed(request.host, request.url, allowed)) done();
    else sendProblem(reply, problems.unknownHost);
  });
}

function isAllowed(host: string, url: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  // Health checks address the machine by its IP address.
  if (url === apiPaths.live || url === apiPaths.ready) return true;
  const name = host.toLowerCase();
  return allowed.includes(name) || allowed.includes(name.replace(/:\d+$/, ""));
}
