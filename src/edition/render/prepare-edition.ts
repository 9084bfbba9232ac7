import { join } from "node:path";
import { PHOTOS_FOLDER } from "../files/check-sources.ts";
import { lucideNames } from "../files/rules/icon-faults.ts";
import type { Edition, EditionContent } from "../model/edition.ts";
import { networksOf } from "../model/networks.ts";
import { inProgrammeOrder } from "../model/phases/programme.ts";
import type { Drawn } from "../model/pictures/drawn.ts";
import { contentHash } from "./content-hash.ts";
import { type Caches, cachedFile } from "./drawing-cache.ts";
import { drawMarks } from "./pictures/draw-marks.ts";
import { buildPictures } from "./pictures/pictures.ts";

/** Part of the key of drawn icons: raise it when they are drawn in another way. */
const ICONS_VERSION = 2;

/** Writes the pictures of a content into `photosOut`, which is served as `/fotos/`. */
export async function prepareEdition(
  content: EditionContent,
  contentDir: string,
  photosOut: string,
  caches: Caches,
): Promise<Edition> {
  const options = { photosDir: join(contentDir, PHOTOS_FOLDER), outDir: photosOut, caches };
  const pictures = await buildPictures(content, options);
  return {
    ...pictures,
    tematicas: inProgrammeOrder(pictures.tematicas, pictures.edicion.fechas),
    drawn: { ...(await icons(content, caches)), ...(await drawMarks(content, options)) },
  };
}

/** The icons come from large sets, which a change of other texts need not load. */
async function icons(
  content: EditionContent,
  caches: Caches,
): Promise<Pick<Drawn, "icons" | "contact">> {
  const wanted = [ICONS_VERSION, lucideNames(content), networksOf(content.edicion)];
  const key = `icons-${contentHash(JSON.stringify(wanted))}`;
  const drawn = await cachedFile(caches, key, async () => {
    const { drawIcons } = await import("./pictures/draw-icons.ts");
    return JSON.stringify(drawIcons(content));
  });
  return JSON.parse(drawn.toString());
}
