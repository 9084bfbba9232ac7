import type { FastifyInstance, FastifyReply } from "fastify";
import { textsPaths } from "../../content/texts/texts-calls.ts";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import { doorPaths } from "../../domain/door/calls.ts";
import { organiserPaths } from "../../domain/organisers/calls.ts";
import { certificatePaths } from "../../domain/organisers/certificate-calls.ts";
import { isNavigation } from "./navigation.ts";
import { sendProblem } from "./problems.ts";

const calls: readonly string[] = [
  apiPaths,
  doorPaths,
  organiserPaths,
  certificatePaths,
  textsPaths,
].flatMap((paths) => Object.values(paths));
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Answers requests without a route or file: a person who follows a link gets the site's 404 page, a
 * program gets a problem document, or `405` if another method exists.
 */
export function answerNotFound(app: FastifyInstance, siteDir: string | null): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    // The visitor's path is compared with known ones, because the router would interpret it as a
    // pattern.
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
  // Without validators, because a conditional request would get this status without a page.
  return reply.code(404).sendFile("404.html", { etag: false, lastModified: false });
}
