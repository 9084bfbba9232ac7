import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { ListenAddress } from "../config/config.ts";
import type { Metrics } from "./metrics.ts";

const PATH = "/metrics";

/**
 * Serves `metrics` at `/metrics` of a port of their own, which no visitor reaches: what is counted
 * says how much the site is used and how it copes. Resolves once it listens; rejects as `listen`
 * fails. The caller closes it.
 */
export async function listenForMetrics(
  metrics: Metrics,
  { port, host }: ListenAddress,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    try {
      const { contentType, text } = await metrics.render();
      response.writeHead(200, { "content-type": contentType }).end(text);
    } catch {
      // A figure that cannot be read must not end the site.
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, "listening");
  return server;
}
