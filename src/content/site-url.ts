import { z } from "zod";

/** A setting that cannot be used. `message` is Spanish and says what to do. */
export class SettingFault extends Error {
  override readonly name = "SettingFault";
}

/** More fills a code that a phone reads from a screen. */
const MAX_LENGTH = 200;
/** A name or an IPv4 address, as the calendar's file takes them. */
const hostname = /^[a-z\d]+(?:(?:-+|\.)[a-z\d]+)*$/;

/** What needs no escapes: links, scripts and file hosts each have their own. */
const path = /^(?:\/[\w~@-][\w.~@-]*)*\/*$/;

/**
 * Public address of the site, from `SITE_URL` or else from the platform that builds it, without a
 * slash at the end; `null` when not set. Throws a SettingFault when it is no web address that page, calendar and code can all name, or has a
 * user or password, which every page would publish.
 */
export function readSiteUrl(environment: Record<string, string | undefined>): string | null {
  const value = environment.SITE_URL?.trim() || platformUrl(environment);
  if (!value) return null;
  const address = z.url({ protocol: /^https?$/, hostname }).safeParse(value).success
    ? new URL(value)
    : null;
  if (address !== null && isPlain(address)) {
    return (address.origin + address.pathname).replace(/\/+$/, "");
  }
  // A text that is no valid address may hold a password too, and is not quoted then.
  throw new SettingFault(
    value.includes("@")
      ? `SITE_URL lleva un usuario o una contraseña delante de una «@». ${WRITE_ADDRESS}`
      : `SITE_URL no es una dirección web: "${value}". ${WRITE_ADDRESS}`,
  );
}

/** `URL` is a word that other programs may use: only Netlify's own is the site's. */
function platformUrl(environment: Record<string, string | undefined>): string | undefined {
  if (environment.NETLIFY === "true") return environment.URL?.trim();
  return environment.RENDER === "true" ? environment.RENDER_EXTERNAL_URL?.trim() : undefined;
}

const WRITE_ADDRESS =
  "Escriba la dirección pública completa, por ejemplo https://convencion.example.org";

/** The calendar's file takes no port of one digit. */
function isPlain({ username, password, port, pathname, search, hash, href }: URL): boolean {
  const rest = username + password + search + hash;
  return rest === "" && port.length !== 1 && path.test(pathname) && href.length <= MAX_LENGTH;
}
