import { readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { pictureEndingOf } from "../../content/photos/photo-files.ts";
import { opensAsPhoto } from "../../content/photos/photo-inspection.ts";
import { inNaturalOrder, isBystander, isPicture } from "../../content/photos/photo-names.ts";
import { PHOTOS_FOLDER } from "../../content/read-content.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { UserError } from "../../domain/user-error.ts";
import { ask, type Dialogue } from "../asking/ask.ts";
import { draggedFolder } from "./dragged-folder.ts";
import { yearOf } from "./rewrite/rename-edition.ts";
import { unchanged } from "./unchanged.ts";

/** The source of the photos of the ending edition. */
export type PhotoChoice =
  | { readonly kind: "event"; readonly photos: readonly EventPhoto[] }
  /** The venue's photos are used instead. */
  | { readonly kind: "hall" }
  /** The organisers have already added that year. */
  | { readonly kind: "present" };

/** A photo of the event and its new name in content/fotos. */
export interface EventPhoto {
  readonly source: string;
  readonly name: string;
}

export interface PhotoOptions {
  /** A folder with photos of the event. */
  readonly fotos?: string;
  /** They are in ediciones.yaml already. */
  readonly sinFotos?: boolean;
}

/** Throws `UserError` for photos that cannot be used. */
export async function choosePhotos(
  { fotos, sinFotos }: PhotoOptions,
  current: EditionContent,
  contentDir: string,
  dialogue: Dialogue | null,
): Promise<PhotoChoice> {
  const year = yearOf(current);
  const isPresent = current.ediciones.some(({ anio }) => anio === year);
  if (sinFotos && isPresent) return { kind: "present" };
  if (sinFotos) throw unchanged(`--sin-fotos: ediciones.yaml no tiene un bloque del año ${year}.`);
  if (isPresent) {
    throw unchanged(
      `content/ediciones.yaml ya tiene el año ${year}. Si son las fotos de la edición que termina, agregue --sin-fotos y quedan como están; si no, corrija ese año.`,
    );
  }
  const taken = await readdir(join(contentDir, PHOTOS_FOLDER));
  const photosIn = async (written: string): Promise<PhotoChoice> => {
    const isThere = await stat(written).catch(() => null);
    const folder = isThere ? written : draggedFolder(written);
    if (folder === "") return { kind: "hall" };
    return { kind: "event", photos: await eventPhotos(folder, year, taken) };
  };
  if (fotos !== undefined || dialogue === null) return photosIn(fotos ?? "");
  const question = `Carpeta con fotos de la edición ${year} (Enter: usar las de la sede)`;
  const fault = (written: string) => photosIn(written).then(() => undefined, faultText);
  return photosIn(await ask(dialogue, question, { fault }));
}

function faultText(failure: unknown): string {
  if (failure instanceof UserError) return failure.message;
  throw failure;
}

/**
 * The photos in `folder`, in the order of their names, named `<year>-1.jpg` and on without the names
 * that are `taken`.
 */
async function eventPhotos(
  folder: string,
  year: number,
  taken: readonly string[],
): Promise<EventPhoto[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (entries === null) throw unchanged(`No se puede leer la carpeta «${folder}».`);
  const names = entries
    .filter((entry) => entry.isFile() && !isBystander(entry.name))
    .map(({ name }) => name)
    .sort(inNaturalOrder);
  if (names.length === 0) throw unchanged(`La carpeta «${folder}» no tiene ninguna foto.`);
  const photos = await Promise.all(names.map((name) => checkPhoto(join(folder, name))));
  const faults = photos.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) throw unchanged(...faults);
  const stems = new Set(taken.map((name) => basename(name, extname(name)).toLowerCase()));
  const free = Array.from(
    { length: names.length + stems.size },
    (_, index) => `${year}-${index + 1}`,
  ).filter((stem) => !stems.has(stem));
  return names.map((name, index) => ({
    source: join(folder, name),
    name: `${free[index]}${photos[index]?.ending ?? extname(name).toLowerCase()}`,
  }));
}

/** The usual ending for the photo's content, and what is wrong with it. */
async function checkPhoto(file: string) {
  const name = basename(file);
  const ending = await pictureEndingOf(file);
  if (ending === null && !isPicture(name)) {
    const fault = `«${name}» no es una foto JPG, PNG, WebP, AVIF o TIFF: expórtela como JPG o sáquela de la carpeta.`;
    return { ending, fault };
  }
  const fault = `«${name}» no se puede leer como foto: vuelva a copiarla, o sáquela de la carpeta.`;
  return { ending, fault: (await opensAsPhoto(file)) ? null : fault };
}
