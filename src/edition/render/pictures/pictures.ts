import { mkdir, readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import type { Edition, EditionContent, PhotoContent, Picture } from "#edition/model/edition.ts";
import {
  type PhotoShape,
  photoShapes,
  photosIn,
  replacePhotos,
} from "#edition/model/pictures/photo-slots.ts";
import type { Caches } from "../drawing-cache.ts";
import { linkFile } from "../link-files.ts";
import { encodePicture } from "./picture-encoder.ts";

export interface PictureOptions {
  readonly photosDir: string;
  /** Served as `/fotos/`. */
  readonly outDir: string;
  readonly caches: Caches;
}

/** Writes the pictures of a checked content into `outDir`; returns it with them. */
export async function buildPictures(
  content: EditionContent,
  options: PictureOptions,
): Promise<Edition> {
  await mkdir(options.outDir, { recursive: true });
  // The same photo in one shape is encoded once.
  const wanted = new Map(
    photosIn(content).map(({ shape, photo }) => [keyOf(shape, photo), { shape, photo }]),
  );
  const limit = pLimit(availableParallelism());
  const pictures = new Map(
    await limit.map(
      wanted,
      async ([key, { shape, photo }]) => [key, await makePicture(shape, photo, options)] as const,
    ),
  );
  return replacePhotos(content, (photo, shape) => {
    const { archivo, ...described } = photo;
    const picture = pictures.get(keyOf(shape, photo));
    if (!picture) throw new Error(`No picture was made for ${archivo}`);
    return { ...picture, ...described };
  });
}

function keyOf(shape: PhotoShape, { archivo, enfoque }: PhotoContent): string {
  return JSON.stringify([shape, archivo, enfoque]);
}

async function makePicture(
  shape: PhotoShape,
  { archivo, enfoque }: PhotoContent,
  { photosDir, outDir, caches }: PictureOptions,
): Promise<Omit<Picture, "alt" | "leyenda">> {
  const wanted = { ...photoShapes[shape], focus: enfoque };
  const { folder, ...picture } = await encodePicture(join(photosDir, archivo), wanted, caches);
  const files = (await readdir(folder)).filter((made) => !made.endsWith(".json"));
  await Promise.all(files.map((made) => linkFile(join(folder, made), join(outDir, made))));
  return picture;
}
