import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { inNaturalOrder, isBystander, isPicture } from "../../../content/photos/photo-files.ts";
import { opensAsPhoto } from "../../../content/photos/photo-inspection.ts";

/** A photo of the event and the name it gets in content/fotos. */
export interface EventPhoto {
  readonly source: string;
  readonly name: string;
}

export type EventPhotos =
  | { readonly kind: "found"; readonly photos: readonly EventPhoto[] }
  /** Spanish sentences that say what is wrong with the folder. */
  | { readonly kind: "faulty"; readonly faults: readonly string[] };

/**
 * Finds the photos in `folder`, in the order of their names, and names them `<year>-1.jpg` and on,
 * passing over the names in `taken`.
 */
export async function findEventPhotos(
  folder: string,
  year: number,
  taken: readonly string[],
): Promise<EventPhotos> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (!entries) return { kind: "faulty", faults: [`No se puede leer la carpeta «${folder}».`] };
  const names = entries
    .filter((entry) => entry.isFile() && !isBystander(entry.name))
    .map(({ name }) => name)
    .sort(inNaturalOrder);
  if (names.length === 0) {
    return { kind: "faulty", faults: [`La carpeta «${folder}» no tiene ninguna foto.`] };
  }
  const faults = await Promise.all(names.map((name) => faultOf(join(folder, name))));
  const found = faults.filter((fault) => fault !== null);
  if (found.length > 0) return { kind: "faulty", faults: found };
  const free = freeNames(year, taken);
  const photos = names.map((name) => ({
    source: join(folder, name),
    name: `${free.next().value}${extname(name).toLowerCase()}`,
  }));
  return { kind: "found", photos };
}

async function faultOf(file: string): Promise<string | null> {
  const name = basename(file);
  if (!isPicture(name)) {
    return `«${name}» no es una foto JPG, PNG, WebP, AVIF o TIFF: expórtela como JPG o sáquela de la carpeta.`;
  }
  if (await opensAsPhoto(file)) return null;
  return `«${name}» no se puede leer como foto: vuelva a copiarla, o sáquela de la carpeta.`;
}

/** `2025-1`, `2025-2` and on, without those that some file has already, whatever its ending. */
function* freeNames(year: number, taken: readonly string[]): Generator<string, never> {
  const stems = new Set(taken.map((name) => basename(name, extname(name)).toLowerCase()));
  for (let place = 1; ; place += 1) {
    const stem = `${year}-${place}`;
    if (!stems.has(stem)) yield stem;
  }
}
