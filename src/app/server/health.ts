import type { FastifyInstance } from "fastify";
import { apiPaths } from "#platform/calls/api.ts";
import type { Store } from "../store/store.ts";

/** Liveness and readiness, for monitoring: the process runs, and its store answers. */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  // Requested every few seconds, so only failures are logged.
  const options = { logLevel: "warn" } as const;

  app.get(apiPaths.live, options, async () => ({ status: "ok" }));

  app.get(apiPaths.ready, options, async () => {
    await store.ping();
    return { status: "ok" };
  });
}
