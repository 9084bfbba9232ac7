import { type FastifyInstance, fastify } from "fastify";
import type { ListenAddress } from "../config/config.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Serves `metrics` at `/metrics` of a port of their own, which no visitor reaches: what is counted
 * says how much the site is used and how it copes. Resolves once it listens; rejects as `listen`
 * fails. The caller closes it.
 */
export async function listenForMetrics(
  metrics: Metrics,
  address: ListenAddress,
): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true });
  server.get("/metrics", async (_request, reply) => {
    const { contentType, text } = await metrics.render();
    return reply.type(contentType).send(text);
  });
  await server.listen(address);
  return server;
}
