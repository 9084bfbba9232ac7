import { z } from "zod";
import { UserError } from "#platform/terminal/user-error.ts";
import { withoutInvisibleSigns } from "#platform/text/tidy-text.ts";

/** A longer URL would make a QR code that phones cannot scan from a screen. */
const MAX_LENGTH = 200;
/** A name or an IPv4 address, as the calendar's file accepts them. */
const hostname = /^[a-z\d]+(?:(?:-+|\.)[a-z\d]+)*$/;

/** Characters that need no escapes, because links, scripts and file hosts escape differently. */
const path = /^(?:\/[\w~@-][\w.~@-]*)*\/*$/;

/** The site's URL without trailing slash, or `null`. Throws a UserError for one with a password. */
export function readSiteUrl(environment: Record<string, string | undefined>): string | null {
  const value = withoutInvisibleSigns(environment.SITE_URL ?? "") || platformUrl(environment);
  if (!value) return null;
  const address = z.url({ protocol: /^https?$/, hostname }).safeParse(value).success
    ? new URL(value)
    : null;
  if (address !== null && isPlain(address)) {
    return (address.origin + address.pathname).replace(/\/+$/, "");
  }
  // An invalid URL may contain a password, so it is not quoted.
  throw new UserError(
    value.includes("@")
      ? `SITE_URL lleva un usuario o una contraseña delante de una «@». ${WRITE_ADDRESS}`
      : `SITE_URL no es una dirección web: "${value}". ${WRITE_ADDRESS}`,
  );
}

/** `URL` is a common name, so it is read only on Netlify. */
function platformUrl(environment: Record<string, string | undefined>): string | undefined {
  if (environment.NETLIFY === "true") return environment.URL?.trim();
  return environment.RENDER === "true" ? environment.RENDER_EXTERNAL_URL?.trim() : undefined;
}

const WRITE_ADDRESS =
  "Escriba la dirección pública completa, por ejemplo https://convencion.example.org";

/** The calendar's file does not accept a port of one digit. */
function isPlain({ username, password, port, pathname, search, hash, href }: URL): boolean {
  const rest = username + password + search + hash;
  return rest === "" && port.length !== 1 && path.test(pathname) && href.length <= MAX_LENGTH;
}
