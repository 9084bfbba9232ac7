import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { loadRenderer } from "../../../src/build/bundling/vite-builds.ts";
import { themeOf } from "../../../src/build/colours/theme.ts";
import { drawIcons } from "../../../src/build/drawn/draw-icons.ts";
import { buildFonts } from "../../../src/build/fonts/fonts.ts";
import { buildPictures } from "../../../src/build/pictures/pictures.ts";
import { fontsCache, picturesCache } from "../../../src/build/prepare-edition.ts";
import { withServer } from "../../../src/build/target/build-target.ts";
import { PHOTOS_FOLDER } from "../../../src/content/read-content.ts";
import type { EditionContent } from "../../../src/domain/edition/edition.ts";
import { inProgrammeOrder } from "../../../src/domain/phases/programme.ts";
import { frozenEdition, frozenSite, hardEdition } from "../../../src/testing/frozen-edition.ts";
import { TALL_PHOTO } from "./hard-editions.ts";

/** Makes the pages of editions that have no build of their own: they use the scripts of the frozen one. */
export interface PageMaker {
  /** The folder of the pictures, which pages name in `/fotos/`. */
  readonly pictures: string;
  /** The page of an edition with photos of the frozen and the hard edition. */
  pageOf(content: EditionContent): Promise<string>;
  remove(): Promise<void>;
}

/** Builds the renderer; takes some seconds. */
export async function createPageMaker(): Promise<PageMaker> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-"));
  const photosDir = join(folder, "originals");
  for (const edition of [frozenEdition, hardEdition]) {
    await cp(join(edition, PHOTOS_FOLDER), photosDir, { recursive: true });
  }
  await sharp({ create: { width: 600, height: 1200, channels: 3, background: "#805040" } })
    .jpeg()
    .toFile(join(photosDir, TALL_PHOTO));
  const { renderer, sheet } = await loadRenderer(withServer);
  const { fonts, fallbackRules } = await buildFonts({ outDir: folder, cacheDir: fontsCache });
  const {
    scripts: [script],
  } = JSON.parse(await readFile(join(frozenSite, "dist", "first-view.json"), "utf8"));
  return {
    pictures: folder,
    pageOf: async (content) => {
      const edition = await buildPictures(content, {
        photosDir,
        outDir: folder,
        cacheDir: picturesCache,
      });
      const theme = themeOf(content.edicion);
      return renderer.renderPage(
        {
          ...edition,
          tematicas: inProgrammeOrder(edition.tematicas),
          drawn: drawIcons(content),
        },
        {
          styles: fallbackRules + sheet + theme.rule,
          colours: theme,
          script,
          fonts,
          siteUrl: null,
        },
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
