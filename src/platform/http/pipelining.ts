import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Browsers and proxies wait for an answer before they send the next request on a connection. Answers that a
 * client does not read stay in memory, so this bounds what one connection holds: some MB.
 */
const MOST_UNDER_WAY = 8;

/** Ends connections with more requests than that whose answers are not there yet or were not read. */
export function refusePipelining(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>();
  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > MOST_UNDER_WAY) {
      reply.hijack();
      socket.destroy();
      return;
    }
    underWay.set(socket, count);
    reply.raw.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    done();
  });
}
