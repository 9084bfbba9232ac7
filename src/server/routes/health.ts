import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { apiPaths } from "../../domain/calls/api.ts";
import type { Store } from "../../store/port/store.ts";
import { answers } from "../answers/json-schema.ts";

const healthSchema = z.object({ status: z.literal("ok") });

/** Whether the process runs, and whether its store answers, for what supervises it. */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  // Requested every few seconds: logged only when they fail.
  const options = { schema: { response: answers(healthSchema) }, logLevel: "warn" } as const;

  // A process under pressure lives: ending it would send its visitors to the others.
  app.get(apiPaths.live, { ...options, config: { answersUnderPressure: true } }, async () => ({
    status: "ok",
  }));

  app.get(apiPaths.ready, options, async () => {
    await store.ping();
    return { status: "ok" };
  });
}
