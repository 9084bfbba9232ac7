import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { apiPaths } from "../../domain/calls/api.ts";
import type { Store } from "../../store/port/store.ts";
import { answers } from "../answers/json-schema.ts";

const healthSchema = z.object({ status: z.literal("ok") });

/** Liveness and readiness, for monitoring: the process runs, and its store answers. */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  // Requested every few seconds, so only failures are logged.
  const options = { schema: { response: answers(healthSchema) }, logLevel: "warn" } as const;

  app.get(apiPaths.live, options, async () => ({ status: "ok" }));

  app.get(apiPaths.ready, options, async () => {
    await store.ping();
    return { status: "ok" };
  });
}
