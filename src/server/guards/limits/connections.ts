import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientNetworks } from "./client-network.ts";

/** At once; more are closed as they come. A browser holds six, a proxy in front a few hundred. */
const CONNECTION_LIMIT = 4000;
/** Of one client's network: a computer laboratory of 160, each with all connections of a browser. */
export const CONNECTIONS_PER_NETWORK = 1000;
/** The same once half of all connections are open, so that a few networks cannot take the rest. */
export const CONNECTIONS_WHEN_CROWDED = 100;
/** Browsers and proxies send the next request of a connection when the last is answered. */
export const REQUESTS_UNDER_WAY = 10;

/**
 * Limits the connections that the server holds at once, in all and for each network, and the requests
 * of each connection. Where a proxy is in front all connections are the proxy's, and limiting each
 * client is its part.
 */
export function limitConnections(server: Server, behindProxy: boolean): void {
  server.maxConnections = CONNECTION_LIMIT;
  closePipelines(server);
  if (behindProxy) return;
  const open = new Map<string, number>();
  let all = 0;
  server.on("connection", (socket: Socket) => {
    const networks = clientNetworks(socket.remoteAddress ?? "");
    // The widest: one holder of an IPv6 /48 has 65,536 of the narrowest.
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
 * Closes a connection with too many requests under way. A client that sends requests and reads no
 * answers would otherwise have the server keep all of them in memory.
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
