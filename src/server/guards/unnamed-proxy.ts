import type { FastifyInstance } from "fastify";

/**
 * Logs once that requests come through a proxy while `TRUST_PROXY` names none: all visitors then have
 * the proxy's address, and share one visitor's limits. A visitor can send the header too, so it
 * changes nothing else.
 */
export function warnOfUnnamedProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const { headers } = request;
    if (!warned && (headers["x-forwarded-for"] ?? headers.forwarded) !== undefined) {
      warned = true;
      app.log.warn(
        "a request came through a proxy: if the proxy is yours, set TRUST_PROXY, or all visitors share one limit",
      );
    }
    done();
  });
}
