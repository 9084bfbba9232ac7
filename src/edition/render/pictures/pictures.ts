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

/** `outDir` is served as `/fotos/`. */
interface PictureOptions {
  readonly photosDir: string;
  readonly outDir: string;
  readonly caches: Caches;
}

/**
 * Encodes every picture that the content names, writes the files into `outDir` and returns the
 * content with pictures instead of photo names. The content was checked, so every photo can be
 * decoded.
 */
export async function buildPictures(
  content: EditionContent,
  options: PictureOptions,
): Promise<Edition> {
  await mkdir(options.outDir, { recursive: true });
  const limit = pLimit(availableParallelism());
  const pictures = new Map(
    await Promise.all(
      [...wantedPictures(content)].map(([key, wanted]) =>
        limit(async () => [key, await makePicture(wanted, options)] as const),
      ),
    ),
  );
  return replacePhotos(content, (photo, shape) => {
    const { archivo, ...described } = photo;
    const picture = pictures.get(keyOf(shape, photo));
    if (!picture) throw new Error(`No picture was made for ${archivo}`);
    return { ...picture, ...described };
  });
}

/** A photo, by its path in content/fotos, the shape in which it is shown, and its focal point. */
interface Wanted {
  readonly shape: PhotoShape;
  readonly name: string;
  readonly focus: string | undefined;
}

/** The pictures to encode, each once. */
function wantedPictures(content: EditionContent): ReadonlyMap<string, Wanted> {
  return new Map(
    photosIn(content).map(({ shape, photo }) => [
      keyOf(shape, photo),
      { shape, name: photo.archivo, focus: photo.enfoque },
    ]),
  );
}

function keyOf(shape: PhotoShape, { archivo, enfoque }: PhotoContent): string {
  return JSON.stringify([shape, archivo, enfoque]);
}

async function makePicture(
  { shape, name, focus }: Wanted,
  { photosDir, outDir, caches }: PictureOptions,
): Promise<Omit<Picture, "alt" | "leyenda">> {
  const file = join(photosDir, name);
  const wanted = { ...photoShapes[shape], focus };
  const { folder, ...picture } = await encodePicture(file, wanted, caches);
  const files = (await readdir(folder)).filter((made) => !made.endsWith(".json"));
  await Promise.all(files.map((made) => linkFile(join(folder, made), join(outDir, made))));
  return picture;
}
