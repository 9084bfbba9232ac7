import type { FastifyInstance } from "fastify";
import type { Store } from "../store/store.ts";

export const healthPaths = { live: "/healthz", ready: "/readyz" } as const;

/** Liveness and readiness, for monitoring: the process runs, and its store answers. */
export function healthRoutes(app: FastifyInstance, store: Pick<Store, "listVersion">): void {
  // Requested every few seconds, so only failures are logged.
  const options = { logLevel: "warn" } as const;

  app.get(healthPaths.live, options, async () => ({ status: "ok" }));

  app.get(healthPaths.ready, options, async () => {
    await store.listVersion();
    return { status: "ok" };
  });
}
