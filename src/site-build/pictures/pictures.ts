import { copyFile, mkdir, readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import pLimit from "p-limit";
import type { Fault } from "../../content/faults/fault.ts";
import type {
  Edition,
  EditionContent,
  PhotoContent,
  Picture,
} from "../../domain/edition/edition.ts";
import { encodePicture, UnreadablePictureError } from "./picture-encoder.ts";

/** Widths, in pixels, at which each slot of the page needs its pictures. */
export const slotWidths = {
  gallery: [360, 640, 960, 1440],
  portrait: [240, 480, 800],
  testimonial: [96, 192],
} as const;

/** A place of the page that shows pictures. */
export type Slot = keyof typeof slotWidths;

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
  const wanted = new Map(
    wantedPictures(content).map((want) => [keyOf(want.slot, want.name), want]),
  );
  const made = await Promise.all(
    [...wanted].map(([key, { slot, name }]) =>
      limit(async () => ({ key, outcome: await makePicture(slot, name, options) })),
    ),
  );
  const faults = made.flatMap(({ outcome }) => ("fault" in outcome ? [outcome.fault] : []));
  if (faults.length > 0) throw new PictureFaultsError(faults);
  const pictures = new Map(
    made.flatMap(({ key, outcome }) => ("picture" in outcome ? [[key, outcome.picture]] : [])),
  );
  return replacePhotos(content, (slot, { archivo, alt, leyenda }) => {
    const picture = pictures.get(keyOf(slot, archivo));
    if (!picture) throw new Error(`No picture was made for ${archivo}`);
    return { ...picture, alt, ...(leyenda === undefined ? {} : { leyenda }) };
  });
}

/** A photo, by its path in content/fotos, and where it is shown. */
export interface Wanted {
  readonly slot: Slot;
  readonly name: string;
}

/** Every photo that the content shows; one shown in two places comes twice. */
export function wantedPictures(content: EditionContent): Wanted[] {
  const want = (slot: Slot, photos: readonly (PhotoContent | undefined)[]): Wanted[] =>
    photos.flatMap((photo) => (photo ? [{ slot, name: photo.archivo }] : []));
  return [
    ...want("gallery", content.sede.fotos),
    ...content.ediciones.flatMap(({ fotos }) => want("gallery", fotos)),
    ...want(
      "portrait",
      content.ponentes.map(({ perfil }) => perfil),
    ),
    ...want(
      "testimonial",
      content.testimonios.map(({ imagen }) => imagen),
    ),
  ];
}

function keyOf(slot: Slot, name: string): string {
  return `${slot}/${name}`;
}

/** Slot by slot rather than by walking the content: a new photo field does not compile until added. */
function replacePhotos(
  content: EditionContent,
  picture: (slot: Slot, photo: PhotoContent) => Picture,
): Edition {
  const gallery = (photos: readonly PhotoContent[]) =>
    photos.map((photo) => picture("gallery", photo));
  return {
    ...content,
    sede: { fotos: gallery(content.sede.fotos) },
    ediciones: content.ediciones.map(({ anio, fotos }) => ({ anio, fotos: gallery(fotos) })),
    ponentes: content.ponentes.map(({ perfil, ...speaker }) => ({
      ...speaker,
      ...(perfil ? { perfil: picture("portrait", perfil) } : {}),
    })),
    testimonios: content.testimonios.map(({ imagen, ...testimonial }) => ({
      ...testimonial,
      ...(imagen ? { imagen: picture("testimonial", imagen) } : {}),
    })),
  };
}

type Outcome = { readonly picture: Omit<Picture, "alt" | "leyenda"> } | { readonly fault: Fault };

async function makePicture(slot: Slot, name: string, options: PictureOptions): Promise<Outcome> {
  const { photosDir, outDir, cacheDir } = options;
  try {
    const { folder, ...picture } = await encodePicture(
      join(photosDir, name),
      slotWidths[slot],
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
