import type { FastifyInstance } from "fastify";
import { apiPaths, visitCookie } from "../../domain/api.ts";
import { type VisitsAnswer, visitsAnswerSchema } from "../../domain/api-schemas.ts";
import type { Store } from "../../store/store.ts";
import { answers } from "../json-schema.ts";

/** Counts a browser's first visit of the day, and tells how many there were. */
export function visitsRoutes(app: FastifyInstance, store: Store): void {
  const schema = { response: answers(visitsAnswerSchema) };

  app.get(apiPaths.visits, { schema }, async (): Promise<VisitsAnswer> => {
    return { count: await store.readVisits() };
  });

  app.post(apiPaths.visits, { schema }, async (request, reply): Promise<VisitsAnswer> => {
    if (request.cookies[visitCookie.name] !== undefined) {
      return { count: await store.readVisits() };
    }
    const count = await store.addVisit();
    reply.setCookie(visitCookie.name, visitCookie.value, {
      maxAge: visitCookie.maxAgeSeconds,
      path: "/",
      sameSite: "lax",
    });
    return { count };
  });
}
