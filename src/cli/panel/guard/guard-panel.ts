import type { FastifyInstance, FastifyRequest } from "fastify";
import { panelPaths } from "../../../domain/panel/panel-calls.ts";
import type { PanelKeys } from "./panel-keys.ts";

/**
 * Rejects foreign Host headers (DNS rebinding), cross-origin calls (CSRF) and calls without the page's
 * bearer token.
 */
export function guardPanel(app: FastifyInstance, keys: PanelKeys): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!isOwnHost(request)) return reply.code(421).send();
    if (request.method === "GET") return;
    if (request.headers.origin !== `http://${request.headers.host}`) return reply.code(403).send();
    if (request.url !== panelPaths.enter && !keys.isPage(keyOf(request))) {
      return reply.code(401).send();
    }
  });
}

function isOwnHost({ headers, socket }: FastifyRequest): boolean {
  const port = socket.localPort;
  return headers.host === `127.0.0.1:${port}` || headers.host === `localhost:${port}`;
}

function keyOf({ headers }: FastifyRequest): string {
  return /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
}
