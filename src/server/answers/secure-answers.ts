import type { FastifyInstance } from "fastify";
import { resourceHeaders } from "../headers/security-headers.ts";

/** Adds the security headers of non-pages to every answer that has none yet. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (reply.getHeader("content-security-policy") === undefined) reply.headers(resourceHeaders);
    done();
  });
}
