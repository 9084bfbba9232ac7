import { join } from "node:path";
import type { Fault, Notice } from "../content/faults/fault.ts";
import { PHOTOS_FOLDER, readContent } from "../content/read-content.ts";
import type { Edition } from "../domain/edition/edition.ts";
import { buildPictures, PictureFaultsError } from "./pictures/pictures.ts";
import { heavyTexts } from "./text-weight.ts";

/** What a build can make again: encoded pictures, fonts, the page's renderer. */
export const cacheFolder = "node_modules/.cache/convencion";
export const picturesCache = join(cacheFolder, "pictures");
export const fontsCache = join(cacheFolder, "fonts");

/** An edition ready for the page, or everything that is wrong with its content. */
export type PreparedEdition =
  | {
      readonly kind: "ready";
      readonly edition: Edition;
      /** What makes the page heavy. */
      readonly notices: readonly Notice[];
    }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

/**
 * Reads the content of `contentDir` and writes its pictures into `photosOut`, which is served as
 * `/fotos/`.
 */
export async function prepareEdition(
  contentDir: string,
  photosOut: string,
): Promise<PreparedEdition> {
  const { edition, faults } = await readContent(contentDir);
  if (!edition) return { kind: "faulty", faults };
  try {
    const pictures = await buildPictures(edition, {
      photosDir: join(contentDir, PHOTOS_FOLDER),
      outDir: photosOut,
      cacheDir: picturesCache,
    });
    return { kind: "ready", edition: pictures, notices: heavyTexts(edition, contentDir) };
  } catch (error) {
    if (error instanceof PictureFaultsError) return { kind: "faulty", faults: error.faults };
    throw error;
  }
}
