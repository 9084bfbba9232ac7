import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientNetworks } from "./client-network.ts";

/** At once; more are closed as they come. A browser holds six, a proxy in front a few hundred. */
const CONNECTION_LIMIT = 4000;
/** Of one client's network: a computer laboratory of 160, each with all connections of a browser. */
export const CONNECTIONS_PER_NETWORK = 1000;

/**
 * Limits the connections that the server holds at once, in all and for each network. Where a proxy is
 * in front all connections are the proxy's, and limiting each client is its part.
 */
export function limitConnections(server: Server, behindProxy: boolean): void {
  server.maxConnections = CONNECTION_LIMIT;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const [network] = clientNetworks(socket.remoteAddress ?? "");
    const others = open.get(network) ?? 0;
    if (others >= CONNECTIONS_PER_NETWORK) {
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
