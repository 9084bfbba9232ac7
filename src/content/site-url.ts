import { z } from "zod";

/** A setting that cannot be used. `message` is Spanish and says what to do. */
export class SettingFault extends Error {
  override readonly name = "SettingFault";
}

/**
 * Public address of the site, from `SITE_URL`, without a slash at the end; `null` when not set.
 * Throws a SettingFault when it is no web address or has a user or password, which every page
 * would publish.
 */
export function readSiteUrl(environment: Record<string, string | undefined>): string | null {
  const value = environment.SITE_URL?.trim();
  if (!value) return null;
  const parsed = z.url({ protocol: /^https?$/ }).safeParse(value);
  if (parsed.success && !hasCredentials(value)) return value.replace(/\/+$/, "");
  // A text that is no valid address may hold a password too, and is not quoted then.
  throw new SettingFault(
    value.includes("@")
      ? `SITE_URL lleva un usuario o una contraseña delante de una «@». ${WRITE_ADDRESS}`
      : `SITE_URL no es una dirección web: "${value}". ${WRITE_ADDRESS}`,
  );
}

const WRITE_ADDRESS =
  "Escriba la dirección pública completa, por ejemplo https://convencion.example.org";

function hasCredentials(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== "" || password !== "";
}
