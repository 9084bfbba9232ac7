import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { namesOfYear, type PastPhotos, yearOf } from "../../content/next-edition/renew-lists.ts";
import { opensAsPhoto } from "../../content/photos/photo-inspection.ts";
import { inNaturalOrder, isPicture, isSystemFile } from "../../content/photos/photo-names.ts";
import { pictureEnding } from "../../content/photos/picture-kind.ts";
import { PHOTOS_FOLDER } from "../../content/read-content.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { unchanged } from "./answers.ts";

/** The photos of the ending edition, and the files that they need in content/fotos, by name. */
export interface PhotoChoice {
  readonly past: PastPhotos;
  readonly added: ReadonlyMap<string, Uint8Array>;
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
): Promise<PhotoChoice> {
  const year = yearOf(current);
  const isPresent = current.ediciones.some(({ anio }) => anio === year);
  if (sinFotos && isPresent) return { past: { kind: "present" }, added: new Map() };
  if (sinFotos) throw unchanged(`--sin-fotos: ediciones.yaml no tiene un bloque del año ${year}.`);
  if (isPresent) {
    throw unchanged(
      `content/ediciones.yaml ya tiene el año ${year}. Si son las fotos de la edición que termina, agregue --sin-fotos y quedan como están; si no, corrija ese año.`,
    );
  }
  // A terminal may put quotes around a folder that is dragged into it.
  const folder = (fotos ?? "").trim().replace(/^(["'])(.*)\1$/, "$2");
  if (folder === "") return { past: { kind: "hall" }, added: new Map() };
  const added = await eventPhotos(folder, year, await readdir(join(contentDir, PHOTOS_FOLDER)));
  return { past: { kind: "event", names: [...added.keys()] }, added };
}

/** The photos in `folder` by name, named `<year>-1.jpg` and on without the names that are `taken`. */
async function eventPhotos(folder: string, year: number, taken: readonly string[]) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (entries === null) throw unchanged(`No se puede leer la carpeta «${folder}».`);
  const names = entries
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map(({ name }) => name)
    .sort(inNaturalOrder);
  if (names.length === 0) throw unchanged(`La carpeta «${folder}» no tiene ninguna foto.`);
  const photos = await Promise.all(names.map((name) => readPhoto(join(folder, name))));
  const faults = photos.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) throw unchanged(...faults);
  const endings = photos.map(({ ending }) => ending);
  const free = namesOfYear(year, endings, taken);
  return new Map(photos.map(({ bytes }, index) => [free[index] ?? "", bytes] as const));
}

/** A photo's bytes, their usual file extension, and its fault. */
async function readPhoto(file: string) {
  const name = basename(file);
  const bytes = await readFile(file);
  const known = pictureEnding(bytes);
  const photo = { bytes, ending: known ?? extname(name).toLowerCase() };
  if (known === null && !isPicture(name)) {
    const fault = `«${name}» no es una foto JPG, PNG, WebP, AVIF o TIFF: expórtela como JPG o sáquela de la carpeta.`;
    return { ...photo, fault };
  }
  const fault = `«${name}» no se puede leer como foto: vuelva a copiarla, o sáquela de la carpeta.`;
  return { ...photo, fault: (await opensAsPhoto(file)) ? null : fault };
}
