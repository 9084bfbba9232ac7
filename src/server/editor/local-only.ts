import type { IncomingMessage } from "node:http";
import { isForeignOrigin } from "../headers/foreign-origin.ts";

const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether the request comes from this server's own pages in a browser on this computer. The host must
 * be a local name (DNS rebinding), and the origin must be ours (CSRF), because the editor writes
 * files.
 */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  const { host = "" } = headers;
  const port = /:(\d+)$/.exec(host)?.[1] ?? "80";
  if (Number(port) !== socket.localPort) return false;
  if (!ownNames.includes(host.replace(/:\d+$/, "").toLowerCase())) return false;
  return !isForeignOrigin(headers, host);
}
