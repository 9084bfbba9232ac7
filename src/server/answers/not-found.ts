import type { FastifyInstance, FastifyReply } from "fastify";
import { problems } from "../../domain/calls/api.ts";
import { isNavigation } from "./navigation.ts";
import { sendProblem } from "./problems.ts";

/**
 * Answers requests without a route or file: a person who follows a link gets the site's 404 page, a
 * program gets a problem document.
 */
export function answerNotFound(app: FastifyInstance, siteDir: string | null): void {
  app.setNotFoundHandler((request, reply) =>
    siteDir !== null && isNavigation(request)
      ? sendNotFoundPage(reply)
      : sendProblem(reply, problems.notFound),
  );
}

function sendNotFoundPage(reply: FastifyReply): FastifyReply {
  // Without validators, because a conditional request would get this status without a page.
  return reply.code(404).sendFile("404.html", { etag: false, lastModified: false });
}
