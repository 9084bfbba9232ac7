import type { Server } from "node:net";
import { promisify } from "node:util";

/** How many connections the server holds. */
export function openConnections(server: Server): Promise<number> {
  return promisify(server.getConnections).call(server);
}
