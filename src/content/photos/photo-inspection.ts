import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Notice } from "../faults/fault.ts";
import type { PathFault } from "../rules/schema-faults.ts";
import { type NamedPhoto, namedPhotos } from "./photo-faults.ts";

/** A photo that can be decoded: its width after orientation, and a hash of it. */
interface Inspected {
  readonly width: number;
  readonly digest: string;
}

/**
 * Decodes the photos in `data` that are among `files`. Photos that cannot be decoded completely are
 * faults; small or duplicate ones are notices.
 */
export async function inspectPhotos(
  data: unknown,
  files: readonly string[],
  photosDir: string,
  folder: string,
): Promise<{ faults: PathFault[]; notices: Notice[] }> {
  const named = namedPhotos(data).filter(({ name }) => files.includes(name));
  const names = [...new Set(named.map(({ name }) => name))];
  const inspected = new Map(
    await Promise.all(
      names.map(async (name) => [name, await inspect(join(photosDir, name))] as const),
    ),
  );
  return {
    faults: named
      .filter(({ name }) => inspected.get(name) === undefined)
      .map(({ path, name }) => ({
        path,
        found: `«${name}», un archivo que no se puede leer como foto`,
        expected: "una foto que se abra entera en un visor",
        fix: "Vuelva a copiarla del teléfono o la cámara, o expórtela de nuevo como JPG.",
      })),
    notices: [
      ...smallPhotos(named, inspected, folder),
      ...repeatedPhotos(names, inspected, folder),
    ],
  };
}

/** Whether `file` can be decoded completely. */
export async function opensAsPhoto(file: string): Promise<boolean> {
  return (await inspect(file)) !== undefined;
}

/** The result for each file, and the file's state at that time. */
const inspections = new Map<string, { state: string; found: Promise<Inspected | undefined> }>();

/**
 * Inspects each file once until it changes, because the editor checks all content after every pause
 * in typing.
 */
async function inspect(file: string): Promise<Inspected | undefined> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file);
  const state = [size, mtimeMs, ctimeMs, ino].join();
  const known = inspections.get(file);
  if (known?.state === state) return known.found;
  const found = read(file);
  inspections.set(file, { state, found });
  return found;
}

/**
 * Decodes the whole picture, because a truncated file begins correctly; `undefined` if that fails.
 */
async function read(file: string): Promise<Inspected | undefined> {
  const bytes = await readFile(file);
  try {
    const picture = sharp(bytes, { failOn: "error" });
    const { autoOrient } = await picture.metadata();
    await picture.resize({ width: 16 }).raw().toBuffer();
    return { width: autoOrient.width, digest: createHash("sha256").update(bytes).digest("hex") };
  } catch {
    return undefined;
  }
}

type Inspection = ReadonlyMap<string, Inspected | undefined>;

function smallPhotos(
  named: readonly NamedPhoto[],
  inspected: Inspection,
  folder: string,
): Notice[] {
  return named.flatMap(({ name, sharpFrom }) => {
    const width = inspected.get(name)?.width ?? Number.POSITIVE_INFINITY;
    const text = tooSmall(width, sharpFrom);
    return text === null ? [] : [{ file: `${folder}/${name}`, text }];
  });
}

/**
 * The notice about a photo that is `width` pixels wide and should have `sharpFrom`; `null` if it is
 * wide enough.
 */
export function tooSmall(width: number, sharpFrom: number): string | null {
  if (width >= sharpFrom) return null;
  return `Mide ${width} píxeles de ancho y se verá borrosa: conviene que tenga ${sharpFrom}.`;
}

function repeatedPhotos(names: readonly string[], inspected: Inspection, folder: string): Notice[] {
  return names.flatMap((name, index) => {
    const digest = inspected.get(name)?.digest;
    const first = names.find((other) => inspected.get(other)?.digest === digest);
    if (digest === undefined || first === undefined || names.indexOf(first) === index) return [];
    return [{ file: `${folder}/${name}`, text: `Es la misma foto que ${first}, con otro nombre.` }];
  });
}
