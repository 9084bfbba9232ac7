import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { isbot } from "isbot";
import { clientNetwork } from "#platform/http/client-network.ts";
import { tokenBuckets } from "#platform/http/token-bucket.ts";
import { type VisitsAnswer, visitCookie, visitsPath } from "./visit-call.ts";
import type { VisitStore } from "./visit-store.ts";

const DAY_MS = 86_400_000;

/**
 * Counts a browser's first visit of the day, and returns the total. A script without cookies can raise
 * the counter by `perDay` at once, and by as many a day.
 */
export function visitsRoutes(app: FastifyInstance, store: VisitStore, perDay: number): void {
  const limit = tokenBuckets(perDay, DAY_MS / perDay);

  app.get(visitsPath, async (): Promise<VisitsAnswer> => {
    return { count: await store.readVisits() };
  });

  const cookie = app.serializeCookie(visitCookie.name, visitCookie.value, {
    maxAge: visitCookie.maxAgeSeconds,
    path: "/",
    sameSite: "lax",
  });

  app.post(visitsPath, async (request, reply): Promise<VisitsAnswer> => {
    const { headers } = request;
    const counted = app.parseCookie(headers.cookie ?? "")[visitCookie.name] !== undefined;
    // A visit that is not counted sets no cookie, so that a person behind a busy address is counted
    // later.
    if (counted || isRobot(headers) || limit(clientNetwork(request.ip)).takeOrWait() > 0) {
      return { count: await store.readVisits() };
    }
    const count = await store.addVisit();
    reply.header("set-cookie", cookie);
    return { count };
  });
}

/** Whether no person sees the page: a program requests it, or a browser prefetches it. */
function isRobot(headers: IncomingHttpHeaders): boolean {
  const purpose = `${headers["sec-purpose"]} ${headers.purpose}`;
  return /prefetch|prerender|preview/i.test(purpose) || isbot(headers["user-agent"]);
}
