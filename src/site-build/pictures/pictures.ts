import { copyFile, mkdir, readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import pLimit from "p-limit";
import type { Fault } from "../../content/faults/fault.ts";
import type { Edition, EditionContent, Picture } from "../../domain/edition/edition.ts";
import {
  type PhotoShape,
  photoShapes,
  photosIn,
  replacePhotos,
} from "../../domain/edition/photo-slots.ts";
import { encodePicture, UnreadablePictureError } from "./picture-encoder.ts";

/** Folders; `outDir` is served as `/fotos/`. */
export interface PictureOptions {
  readonly photosDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
}

/** Thrown once for all the pictures that could not be read. */
export class PictureFaultsError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`Pictures that cannot be read: ${faults.map(({ file }) => file).join(", ")}`);
    this.name = "PictureFaultsError";
    this.faults = faults;
  }
}

/**
 * Encodes every picture the content names, writes the files into `outDir` and returns the content
 * with pictures in place of photo names. Throws a PictureFaultsError when some cannot be read.
 */
export async function buildPictures(
  content: EditionContent,
  options: PictureOptions,
): Promise<Edition> {
  await mkdir(options.outDir, { recursive: true });
  const limit = pLimit(availableParallelism());
  const made = await Promise.all(
    [...wantedPictures(content)].map(([key, { shape, name }]) =>
      limit(async () => ({ key, outcome: await makePicture(shape, name, options) })),
    ),
  );
  const faults = made.flatMap(({ outcome }) => ("fault" in outcome ? [outcome.fault] : []));
  if (faults.length > 0) throw new PictureFaultsError(faults);
  const pictures = new Map(
    made.flatMap(({ key, outcome }) => ("picture" in outcome ? [[key, outcome.picture]] : [])),
  );
  return replacePhotos(content, ({ archivo, alt, leyenda }, shape) => {
    const picture = pictures.get(keyOf(shape, archivo));
    if (!picture) throw new Error(`No picture was made for ${archivo}`);
    return { ...picture, alt, ...(leyenda === undefined ? {} : { leyenda }) };
  });
}

/** A photo, by its path in content/fotos, and the shape in which it is shown. */
export interface Wanted {
  readonly shape: PhotoShape;
  readonly name: string;
}

/** The pictures to make of the photos that the content shows, each once. */
export function wantedPictures(content: EditionContent): ReadonlyMap<string, Wanted> {
  return new Map(
    photosIn(content).map(({ slot: { shape }, photo: { archivo } }) => [
      keyOf(shape, archivo),
      { shape, name: archivo },
    ]),
  );
}

function keyOf(shape: PhotoShape, name: string): string {
  return `${shape}/${name}`;
}

type Outcome = { readonly picture: Omit<Picture, "alt" | "leyenda"> } | { readonly fault: Fault };

async function makePicture(
  shape: PhotoShape,
  name: string,
  options: PictureOptions,
): Promise<Outcome> {
  const { photosDir, outDir, cacheDir } = options;
  try {
    const { folder, ...picture } = await encodePicture(
      join(photosDir, name),
      photoShapes[shape].widths,
      cacheDir,
    );
    const files = (await readdir(folder)).filter((file) => !file.endsWith(".json"));
    await Promise.all(files.map((file) => copyFile(join(folder, file), join(outDir, file))));
    return { picture };
  } catch (error) {
    if (error instanceof UnreadablePictureError) return { fault: unreadable(photosDir, name) };
    throw error;
  }
}

function unreadable(photosDir: string, name: string): Fault {
  const folder = resolve(photosDir);
  return {
    file: [basename(dirname(folder)), basename(folder), name].join("/"),
    field: "",
    found: "un archivo que no se puede leer como foto: falta, está dañado o llegó incompleto",
    expected: "una foto JPG, PNG, WebP, AVIF o TIFF que se abra en un visor",
    fix: "Vuelva a copiarla desde el teléfono o la cámara, o expórtela de nuevo como JPG.",
  };
}
