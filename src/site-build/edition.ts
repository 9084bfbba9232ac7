import { join } from "node:path";
import type { Edition } from "../domain/edition.ts";
import type { Fault } from "./content/fault.ts";
import { PHOTOS_FOLDER, readContent } from "./content/read-content.ts";
import { buildPictures, PictureFaultsError } from "./pictures.ts";

export const contentFolder = "content";
/** What a build can make again: encoded pictures, fonts, the page's renderer. */
export const cacheFolder = "node_modules/.cache/convencion";
export const picturesCache = join(cacheFolder, "pictures");
export const fontsCache = join(cacheFolder, "fonts");

/** An edition ready for the page, or everything that is wrong with its content. */
export type PreparedEdition =
  | { readonly kind: "ready"; readonly edition: Edition }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

/** Reads the content and writes its pictures into `photosOut`, which is served as `/fotos/`. */
export async function prepareEdition(photosOut: string): Promise<PreparedEdition> {
  const { edition, faults } = await readContent(contentFolder);
  if (!edition) return { kind: "faulty", faults };
  try {
    const pictures = await buildPictures(edition, {
      photosDir: join(contentFolder, PHOTOS_FOLDER),
      outDir: photosOut,
      cacheDir: picturesCache,
    });
    return { kind: "ready", edition: pictures };
  } catch (error) {
    if (error instanceof PictureFaultsError) return { kind: "faulty", faults: error.faults };
    throw error;
  }
}
