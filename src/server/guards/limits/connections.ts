import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientNetworks } from "./client-network.ts";

/** Open connections; further ones are closed at once. A browser opens six, a proxy a few hundred. */
const CONNECTION_LIMIT = 4000;
/**
 * The limit for one network: a computer laboratory of 160, each with all connections of a browser.
 */
export const CONNECTIONS_PER_NETWORK = 1000;
/**
 * The limit for one network once half of all connections are open, so that a few networks cannot take
 * the rest.
 */
export const CONNECTIONS_WHEN_CROWDED = 100;
/** Browsers and proxies send the next request of a connection after the previous answer. */
export const REQUESTS_UNDER_WAY = 10;

/**
 * Limits the server's connections, in total and per network, and the requests in flight on each.
 * Behind a proxy all connections are the proxy's, which has to limit clients itself.
 */
export function limitConnections(server: Server, behindProxy: boolean): void {
  server.maxConnections = CONNECTION_LIMIT;
  closePipelines(server);
  if (behindProxy) return;
  const open = new Map<string, number>();
  let all = 0;
  server.on("connection", (socket: Socket) => {
    const networks = clientNetworks(socket.remoteAddress ?? "");
    // The widest network counts, because the holder of an IPv6 /48 has 65,536 /64 networks.
    const network = networks.at(-1) ?? networks[0];
    const others = open.get(network) ?? 0;
    const crowded = all >= server.maxConnections / 2;
    if (others >= (crowded ? CONNECTIONS_WHEN_CROWDED : CONNECTIONS_PER_NETWORK)) {
      socket.destroy();
      return;
    }
    all += 1;
    open.set(network, others + 1);
    socket.once("close", () => {
      all -= 1;
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/**
 * Closes a connection with too many requests in flight. A client that sends requests without reading
 * answers would otherwise make the server keep all of them in memory.
 */
function closePipelines(server: Server): void {
  const underWay = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }, response) => {
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    if (count > REQUESTS_UNDER_WAY) socket.destroy();
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
  });
}
