import type { FastifyInstance, FastifyRequest } from "fastify";
import { problems } from "#platform/calls/problems.ts";
import { sendProblem } from "./problems.ts";

/** Refuses POSTs for another site's page, which could add visits; browsers keep answers from it anyway. */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "POST" || !isForeign(request)) done();
    else sendProblem(reply, problems.foreignOrigin);
  });
}

/** Values of `Sec-Fetch-Site` for our own pages and for a URL that the user opened directly. */
const OWN_SITES = ["same-origin", "none"];

/** Whether a browser sends the request for another site's page. */
export function isForeign(request: Pick<FastifyRequest, "headers" | "host">): boolean {
  const { headers } = request;
  const site = headers["sec-fetch-site"];
  // Browsers have sent this header since 2023 over HTTPS and to localhost. No script can forge it,
  // and it does not depend on a proxy's name for this server.
  if (site !== undefined) return typeof site !== "string" || !OWN_SITES.includes(site);
  const { origin } = headers;
  // Programs send neither header. A sandboxed frame of another site's page sends "null".
  if (origin === undefined) return false;
  return URL.canParse(origin) ? new URL(origin).host !== request.host.toLowerCase() : true;
}

/** Refuses other names: DNS rebinding could let another site's page reach one's own computer. */
export function refuseUnknownHosts(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (allowed.includes(request.hostname)) done();
    else sendProblem(reply, problems.unknownHost);
  });
}
