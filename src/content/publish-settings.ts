import { readFile, writeFile } from "node:fs/promises";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { errorCode } from "../domain/error-code.ts";
import { UserError } from "../domain/user-error.ts";
import { readSiteUrl } from "./site-url.ts";

/** The hosts on which `npm run publicar` publishes. */
export const publishPlaces = ["github", "netlify", "netlify-firestore", "render"] as const;
export type PublishPlace = (typeof publishPlaces)[number];

/** Where a site is published. */
export interface PublishSettings {
  readonly place: PublishPlace;
  /** Public address, without a slash at the end. */
  readonly siteUrl: string;
}

/** The file with the host of the site; organisers may edit it, and it belongs in the repository. */
export const settingsFile = "publicar.yaml";

const schema = z.object({ lugar: z.enum(publishPlaces), direccion: z.string() });

/** The settings in `path`, or `null` if there is no such file. Throws UserError. */
export async function readPublishSettings(path: string): Promise<PublishSettings | null> {
  try {
    return checkedSettings(parsed(await readFile(path, "utf8"), path));
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return null;
    if (code === undefined) throw error;
    const message = `No se puede leer ${path} (${code}): revise que sea un archivo y sus permisos.`;
    throw new UserError(message, { cause: error });
  }
}

/** Throws UserError for what is missing or no URL. */
export function checkedSettings(given: unknown): PublishSettings {
  const read = schema.safeParse(given);
  if (!read.success) {
    throw new UserError(
      `Faltan el lugar y la dirección del sitio. Escriba en ${settingsFile} dos líneas: lugar: ${publishPlaces.join(" o ")}, y direccion: https://…`,
    );
  }
  const siteUrl = readSiteUrl({ SITE_URL: read.data.direccion });
  if (siteUrl === null) throw new UserError("La dirección del sitio está vacía.");
  return { place: read.data.lugar, siteUrl };
}

export async function writePublishSettings(
  path: string,
  { place, siteUrl }: PublishSettings,
): Promise<void> {
  const comment = "# Dónde publica npm run publicar.\n";
  await writeFile(path, comment + stringify({ lugar: place, direccion: siteUrl }));
}

function parsed(text: string, path: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    throw new UserError(`No se puede leer ${path}: revise sus dos líneas.`, { cause });
  }
}
