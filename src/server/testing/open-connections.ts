import type { Server } from "node:net";
import { promisify } from "node:util";

/** The number of the server's open connections. */
export function openConnections(server: Server): Promise<number> {
  return promisify(server.getConnections).call(server);
}
