import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TrustProxy } from "../config/config.ts";

/**
 * Logs once that requests contradict `TRUST_PROXY`: they come through a proxy that it does not name,
 * so that all visitors share one limit, or through fewer proxies than it trusts, so that visitors can
 * invent addresses. Visitors can send the header too, so nothing else changes.
 */
export function warnOfProxyMismatch(app: FastifyInstance, trustProxy: TrustProxy): void {
  const warning = warningFor(trustProxy);
  if (warning === null) return;
  const { isMet, message } = warning;
  let warned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!warned && isMet(request)) {
      warned = true;
      app.log.warn(message);
    }
    done();
  });
}

function warningFor(trustProxy: TrustProxy) {
  if (trustProxy === false) {
    return {
      isMet: ({ headers }: FastifyRequest) =>
        (headers["x-forwarded-for"] ?? headers.forwarded) !== undefined,
      message:
        "a request came through a proxy: if the proxy is yours, set TRUST_PROXY, or all visitors share one limit",
    };
  }
  if (typeof trustProxy !== "number") return null;
  return {
    isMet: ({ headers }: FastifyRequest) => {
      const chain = headers["x-forwarded-for"];
      // The platform's health checks have no such header.
      return chain !== undefined && String(chain).split(",").length < trustProxy;
    },
    message: `a request came through fewer proxies than TRUST_PROXY=${trustProxy} trusts: lower it, or visitors can invent their addresses`,
  };
}
