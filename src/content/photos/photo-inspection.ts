import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { namedPhotos, type PhotoFacts } from "./photo-faults.ts";

/** Adds the widths of those of `photos` that `data` names, by decoding them. */
export function inspectPhotos(
  data: unknown,
  photos: readonly PhotoFacts[],
  photosDir: string,
): Promise<PhotoFacts[]> {
  const named = new Set(namedPhotos(data).map(({ name }) => name));
  return Promise.all(
    photos.map(async (photo) =>
      named.has(photo.path)
        ? { ...photo, width: await widthOf(join(photosDir, photo.path)) }
        : photo,
    ),
  );
}

/** The width of each file, and the file's state at that time. */
const inspections = new Map<string, { state: string; width: Promise<number | null> }>();

/**
 * Inspects each file once until it changes, because a running server checks
 * the content after every change.
 */
async function widthOf(file: string): Promise<number | null> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file);
  const state = [size, mtimeMs, ctimeMs, ino].join();
  const known = inspections.get(file);
  if (known?.state === state) return known.width;
  const width = decode(file);
  inspections.set(file, { state, width });
  return width;
}

/**
 * Decodes the whole picture, because a truncated file begins correctly; `null` if that fails.
 */
async function decode(file: string): Promise<number | null> {
  const bytes = await readFile(file);
  try {
    const picture = sharp(bytes, { failOn: "error" });
    const { autoOrient } = await picture.metadata();
    await picture.resize({ width: 16 }).raw().toBuffer();
    return autoOrient.width;
  } catch {
    return null;
  }
}
