import { join } from "node:path";
import type { Fault, Notice, Sample } from "../content/faults/fault.ts";
import { PHOTOS_FOLDER, readContent } from "../content/read-content.ts";
import type { Edition, EditionContent } from "../domain/edition/edition.ts";
import { inProgrammeOrder } from "../domain/phases/programme.ts";
import { drawIcons } from "./drawn/draw-icons.ts";
import { drawMarks } from "./drawn/draw-marks.ts";
import { buildPictures } from "./pictures/pictures.ts";

/** The cache of encoded pictures, fonts and the page's renderer; a build can recreate all of it. */
export const cacheFolder = "node_modules/.cache/convencion";
export const picturesCache = join(cacheFolder, "pictures");
export const fontsCache = join(cacheFolder, "fonts");

/** An edition ready for the page, or all faults of its content. */
export type PreparedEdition =
  | {
      readonly kind: "ready";
      readonly edition: Edition;
      /** The same with the names of photos. */
      readonly content: EditionContent;
      readonly notices: readonly Notice[];
      readonly samples: readonly Sample[];
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
  const { edition, faults, notices, samples } = await readContent(contentDir);
  if (!edition) return { kind: "faulty", faults };
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  const pictures = await buildPictures(edition, {
    photosDir,
    outDir: photosOut,
    cacheDir: picturesCache,
  });
  const ready = {
    ...pictures,
    tematicas: inProgrammeOrder(pictures.tematicas),
    drawn: {
      ...drawIcons(edition),
      ...(await drawMarks(edition, { photosDir, outDir: photosOut })),
    },
  };
  return { kind: "ready", edition: ready, content: edition, notices, samples };
}
