import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PHOTOS_FOLDER } from "../../content/check-sources.ts";
import { BUILT_PICTURES_FILE, type BuiltPictures } from "../../domain/edition/built-pictures.ts";
import type { Edition, EditionContent } from "../../domain/edition/edition.ts";
import { photosIn } from "../../domain/edition/photo-slots.ts";
import { PREVIEW_FILE, PREVIEW_ROOT } from "../../domain/organisers/preview.ts";
import { bundlePage } from "../bundling/bundle-page.ts";
import { pageHtml } from "../bundling/page-html.ts";
import type { BuiltFonts } from "../fonts/fonts.ts";

/**
 * Builds the page in the frame of the organisers' page that shows an unpublished edition, with the
 * program and the styles of the visitors' page.
 */
export async function buildPreviewPage(siteFolder: string, fonts: BuiltFonts): Promise<void> {
  const entry = "src/apps/site/preview/main.tsx";
  // The page has no accent rule, because each draft is sent with its own accent.
  const { script, sheet } = await bundlePage(siteFolder, {
    entry,
    name: "vista",
    accentRule: "",
    fonts,
  });
  await writeFile(join(siteFolder, PREVIEW_FILE), previewHtml({ script, sheet }));
}

/** The HTML of the page, which is empty until its script is sent an edition. */
export function previewHtml(assets: { readonly script: string; readonly sheet: string }): string {
  const body = `<div id="${PREVIEW_ROOT}"></div>`;
  return pageHtml({ title: "La página con su borrador", ...assets, body });
}

/** Writes what the build made of the photos, so that the preview need not fetch the photos. */
export async function writeBuiltPictures(
  siteFolder: string,
  contentDir: string,
  content: EditionContent,
  edition: Edition,
): Promise<void> {
  const built = photosIn(edition).map(({ photo }) => photo);
  const pictures = await Promise.all(
    photosIn(content).map(async ({ photo: { archivo } }, index) => {
      const picture = built[index];
      if (picture === undefined) throw new Error(`No picture was made for ${archivo}`);
      const { id, widths, width, height, colour } = picture;
      const { size: bytes } = await stat(join(contentDir, PHOTOS_FOLDER, archivo));
      return [archivo, { id, widths, width, height, colour, bytes }] as const;
    }),
  );
  const facts: BuiltPictures = { pictures: Object.fromEntries(pictures), drawn: edition.drawn };
  await writeFile(join(siteFolder, BUILT_PICTURES_FILE), JSON.stringify(facts));
}
