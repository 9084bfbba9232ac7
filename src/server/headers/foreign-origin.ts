import type { IncomingHttpHeaders } from "node:http";

/** `Sec-Fetch-Site` of a page of this site, and of an address that the user opened directly. */
const OWN_SITES = ["same-origin", "none"];

/**
 * Whether a browser makes the request for another site's page. `host` is the name, perhaps with a port,
 * by which the browser knows this server.
 */
export function isForeignOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers["sec-fetch-site"];
  // Every browser since 2023 sends it over HTTPS and to localhost, and no script can forge it; the name
  // that a proxy gives this server does not change it.
  if (site !== undefined) return !OWN_SITES.some((own) => own === site);
  const { origin } = headers;
  // Programs send neither. "null" is what a sandboxed frame of another site's page sends.
  if (origin === undefined) return false;
  return URL.canParse(origin) ? new URL(origin).host !== host.toLowerCase() : true;
}
