import type { FastifyInstance } from "fastify";
import { partHeaders } from "../headers/security-headers.ts";

/** Puts the headers of what is no page on every answer that does not have a page's headers yet. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (reply.getHeader("content-security-policy") === undefined) reply.headers(partHeaders);
    done();
  });
}
