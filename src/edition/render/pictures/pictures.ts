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
import { type EncodedPicture, encodePicture } from "./picture-encoder.ts";

/** From this many times the median of its list on, a photo is too vivid. */
const TOO_VIVID = 1.8;
/** Beside black and white ones a photo in colour stays one. */
const LEAST_KEPT = 0.6;

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
  const encoded = await limit.map(wanted, async ([key, { shape, photo }]) => {
    const treated = { ...photoShapes[shape], focus: photo.enfoque };
    const file = join(options.photosDir, photo.archivo);
    const picture = await encodePicture(file, treated, options.caches);
    return { key, shape, treated, file, picture };
  });
  const pictures = new Map(
    await limit.map(encoded, async ({ key, shape, treated, file, picture }) => {
      const beside = encoded.filter((other) => other.shape === shape);
      const kept = keptBeside(
        picture.vividness,
        beside.map((other) => other.picture.vividness),
      );
      const even =
        kept < 1 ? await encodePicture(file, { ...treated, kept }, options.caches) : picture;
      return [key, await linkPicture(even, options.outDir)] as const;
    }),
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

/** The share of its saturation that a photo keeps, in tenths: one far more vivid than most beside it comes to them. */
export function keptBeside(vividness: number, all: readonly number[]): number {
  const median = all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;
  const share = Math.ceil((10 * TOO_VIVID * median) / vividness) / 10;
  return vividness > TOO_VIVID * median ? Math.max(LEAST_KEPT, share) : 1;
}

async function linkPicture(
  { folder, vividness: _, ...picture }: EncodedPicture,
  outDir: string,
): Promise<Omit<Picture, "alt" | "leyenda">> {
  const files = (await readdir(folder)).filter((made) => !made.endsWith(".json"));
  await Promise.all(files.map((made) => linkFile(join(folder, made), join(outDir, made))));
  return picture;
}
