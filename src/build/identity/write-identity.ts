import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { previewFile } from "../../apps/site/document/preview-file.ts";
import { calendarFileName } from "../../domain/calendar/calendar-event.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import type { Theme } from "../colours/theme.ts";
import { calendarFile } from "./calendar-file.ts";
import { iconPng, iconSizes, logoIcon, placeLogo } from "./icons.ts";
import { socialPreview } from "./social-preview.ts";
import { webManifest } from "./web-manifest.ts";

interface Identity {
  /** The icon of an edition without a logo, as SVG. */
  readonly favicon: string;
  readonly colours: Theme;
  readonly photosDir: string;
  readonly siteUrl: string | null;
}

/** Writes the files that identify the site to phones, chats, calendars and search engines. */
export async function writeIdentity(
  siteFolder: string,
  edition: Edition,
  { favicon, colours, photosDir, siteUrl }: Identity,
): Promise<void> {
  const { edicion, drawn } = edition;
  const write = (name: string, data: string | Uint8Array) =>
    writeFile(join(siteFolder, name), data);
  const mark = drawn?.marks?.[edicion.logo ?? ""];
  const logo = mark
    ? await placeLogo(join(siteFolder, "fotos", mark.file), mark.dark ?? false, colours.background)
    : null;
  const icon = logo ? logoIcon(logo) : favicon;
  await write("favicon.svg", icon);
  for (const size of iconSizes) await write(`icono-${size}.png`, await iconPng(icon, size));
  await write("manifest.webmanifest", webManifest(edicion, colours.background));
  const photo = edicion.vistaPrevia ? join(photosDir, edicion.vistaPrevia) : null;
  await write(previewFile, await socialPreview(edition, { photo, colours, logo, siteUrl }));
  await write(calendarFileName, calendarFile(edicion, { siteUrl, now: new Date() }));
}
