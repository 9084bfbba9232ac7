import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { problems } from "#platform/calls/api.ts";
import { isNavigation } from "#platform/http/navigation.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { siteOf } from "./static-site.ts";

/**
 * Answers requests without a route or file: a person who follows a link gets the site's 404 page, a
 * program gets a problem document.
 */
export function answerNotFound(app: FastifyInstance, hasSite: boolean): void {
  app.setNotFoundHandler((request, reply) =>
    hasSite && isNavigation(request)
      ? sendNotFoundPage(request, reply)
      : sendProblem(reply, problems.notFound),
  );
}

function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Without validators, because a conditional request would get this status without a page.
  const options = { etag: false, lastModified: false };
  return reply.code(404).sendFile("404.html", siteOf(request).dir, options);
}
