import { z } from "zod";

/** A setting that cannot be used. `message` is Spanish and says what to do. */
export class SettingFault extends Error {
  override readonly name = "SettingFault";
}

/** Where the edition's content is read and where the built site goes, relative to the project. */
export interface Folders {
  readonly content: string;
  readonly dist: string;
}

/** `content` and `dist`; `CONTENT_DIR` and `DIST_DIR` name others, such as the tests' own. */
export function readFolders(environment: Record<string, string | undefined>): Folders {
  return {
    content: environment.CONTENT_DIR?.trim() || "content",
    dist: environment.DIST_DIR?.trim() || "dist",
  };
}

/**
 * Public address of the site, from `SITE_URL`, without a slash at the end; `null` when not set.
 * Throws a SettingFault when it is no web address.
 */
export function readSiteUrl(environment: Record<string, string | undefined>): string | null {
  const value = environment.SITE_URL?.trim();
  if (!value) return null;
  if (!z.url({ protocol: /^https?$/ }).safeParse(value).success) {
    throw new SettingFault(
      `SITE_URL no es una dirección web: "${value}". Escriba la dirección pública completa, por ejemplo https://convencion.example.org`,
    );
  }
  return value.replace(/\/+$/, "");
}

const DEV_PORT = 5173;

/**
 * Port of the page while it is edited, from `PORT`; the calls take the next one. Throws a
 * SettingFault when it cannot be one.
 */
export function readDevPort(environment: Record<string, string | undefined>): number {
  const value = environment.PORT?.trim();
  if (!value) return DEV_PORT;
  const port = z.coerce.number().int().min(1).max(65_534).safeParse(value);
  if (port.success) return port.data;
  throw new SettingFault(`PORT no es un puerto: "${value}". Escriba un número, por ejemplo 5180`);
}
