import type { FastifyInstance, FastifyReply } from "fastify";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import { doorPaths } from "../../domain/door/calls.ts";
import { isNavigation } from "./navigation.ts";
import { sendProblem } from "./problems.ts";

const calls: readonly string[] = [...Object.values(apiPaths), ...Object.values(doorPaths)];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Answers what no route and no file answers: a person who follows a link gets the site's own page
 * for it, a program the problem document, and `405` where another method would do.
 */
export function answerNotFound(app: FastifyInstance, siteDir: string | null): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    // What a visitor wrote is not asked for as it is: the router takes it for a pattern of its own.
    const call = calls.find((known) => known === path);
    const allowed = methods.filter((method) => call && app.hasRoute({ method, url: call }));
    if (allowed.length > 0) {
      return sendProblem(reply.header("allow", allowed.join(", ")), problems.methodNotAllowed);
    }
    if (siteDir !== null && isNavigation(request)) return sendNotFoundPage(reply);
    return sendProblem(reply, problems.notFound);
  });
}

function sendNotFoundPage(reply: FastifyReply): FastifyReply {
  // Without validators: a conditional request would get this status with no page.
  return reply.code(404).sendFile("404.html", { etag: false, lastModified: false });
}
