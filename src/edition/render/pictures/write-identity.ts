import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { calendarFileName } from "#edition/model/calendar-event.ts";
import type { Edition } from "#edition/model/edition.ts";
import { previewFile } from "#site/shell/page-assets.ts";
import { contentHash, fileHash } from "../content-hash.ts";
import { cachedFolder } from "../drawing-cache.ts";
import { linkFiles } from "../link-files.ts";
import { readFonts } from "../programs.ts";
import type { Rendering } from "../render-target.ts";
import { calendarFile } from "./calendar-file.ts";
import { iconPng, iconSizes, logoIcon, placeLogo, webManifest } from "./icons.ts";

/** Part of the key of drawn files: raise it when they are drawn in another way. */
const VERSION = 3;

/**
 * Writes the files that identify the site to phones, chats, calendars and search engines; `favicon` is the icon of an
 * edition without a logo, as SVG.
 */
export async function writeIdentity(
  edition: Edition,
  favicon: string,
  rendering: Rendering,
): Promise<void> {
  const { edicion } = edition;
  const { siteFolder, theme, siteUrl, write } = rendering;
  await linkFiles(await drawnFiles(edition, favicon, rendering), siteFolder);
  await write("manifest.webmanifest", webManifest(edicion, theme.background));
  await write(calendarFileName, calendarFile(edicion, { siteUrl, now: new Date() }));
}

/** Draws icons and share picture, unless they were drawn before; resolves with their folder. */
async function drawnFiles(
  edition: Edition,
  favicon: string,
  { programs, theme: colours, siteFolder, photosDir, siteUrl, caches }: Rendering,
): Promise<string> {
  const { edicion, drawn } = edition;
  const { titulo, numero, fechas, estado, lugar, logo: logoFile = "", vistaPrevia } = edicion;
  const mark = drawn?.marks?.[logoFile];
  const shown = { VERSION, titulo, numero, fechas, estado, lugar, mark, favicon, colours, siteUrl };
  const settings = JSON.stringify(shown);
  const photo = vistaPrevia ? join(photosDir, vistaPrevia) : null;
  const hash = photo === null ? contentHash(settings) : await fileHash(settings, photo);
  const key = `identity-${hash}`;
  return cachedFolder(caches, key, async (draft) => {
    const logo = mark
      ? await placeLogo(
          join(siteFolder, "fotos", mark.file),
          mark.dark ?? false,
          colours.background,
        )
      : null;
    const icon = logo ? logoIcon(logo) : favicon;
    await writeFile(join(draft, "favicon.svg"), icon);
    for (const size of iconSizes) {
      await writeFile(join(draft, `icono-${size}.png`), await iconPng(icon, size));
    }
    // Loaded here, because most publications change nothing that is drawn.
    const { openTypesetter, socialPreview } = await import("./social-preview.ts");
    const { fonts } = await readFonts(programs);
    const setIn = (font: string) => openTypesetter(Buffer.from(fonts[font] ?? "", "base64"));
    const picture = await socialPreview(edition, {
      photo: photo === null ? null : await readFile(photo),
      colours,
      logo,
      siteUrl,
      display: setIn("display"),
      text: setIn("bold"),
    });
    await writeFile(join(draft, previewFile), picture);
  });
}
