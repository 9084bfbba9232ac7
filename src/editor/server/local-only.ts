import type { IncomingMessage } from "node:http";

const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether the request comes from this server's own pages in a browser on this computer. The host must
 * be a local name (DNS rebinding), and no other origin may call (CSRF): the editor writes files.
 */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  const site = headers["sec-fetch-site"];
  const port = /:(\d+)$/.exec(host)?.[1] ?? "80";
  if (Number(port) !== socket.localPort) return false;
  if (!ownNames.includes(host.replace(/:\d+$/, "").toLowerCase())) return false;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
}
