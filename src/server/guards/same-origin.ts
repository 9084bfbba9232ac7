import type { FastifyInstance, FastifyRequest } from "fastify";
import { problems } from "../../domain/calls/api.ts";
import { sendProblem } from "../answers/problems.ts";

/** `Sec-Fetch-Site` of a page of this site, and of an address that the user opened directly. */
const OWN_SITES = ["same-origin", "none"];

/**
 * Refuses calls that a browser makes for another site's page: such a page could otherwise add visits
 * in its visitors' names. Reading is left alone, since browsers let no other site's script read an answer;
 * calls of a door are checked by its admission.
 */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "POST" || !isForeign(request)) done();
    else sendProblem(reply, problems.foreignOrigin);
  });
}

/** Whether a browser makes the request for another site's page. */
export function isForeign(request: FastifyRequest): boolean {
  const { headers } = request;
  const site = headers["sec-fetch-site"];
  // Every browser since 2023 sends it over HTTPS and no script can forge it; the name that a proxy
  // gives this server does not change it.
  if (site !== undefined) return !OWN_SITES.some((own) => own === site);
  const { origin } = headers;
  // Programs send neither. "null" is what a sandboxed frame of another site's page sends.
  if (origin === undefined) return false;
  return URL.canParse(origin) ? new URL(origin).host !== request.host : true;
}
