import { readFile, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import type { PhotoFile } from "./content-files.ts";
import { densityFor, LONGEST, loadSharp } from "./open-picture.ts";
import type { PhotoFacts } from "./photo-faults.ts";

/** Finds out which of the photos in `photosDir` are whole pictures; has few of them in memory at once. */
export function inspectPhotos(
  photos: readonly PhotoFile[],
  photosDir: string,
): Promise<PhotoFacts[]> {
  const limit = pLimit(availableParallelism());
  return limit.map(photos, async ({ path, bytes }) => ({
    path,
    isWhole: await (bytes ? decodes(bytes, path) : isWholeFile(join(photosDir, path))),
  }));
}

const inspections = new Map<string, { state: string; isWhole: Promise<boolean> }>();

/** Decodes each file once until it changes, because in development every page reads all of them. */
async function isWholeFile(file: string): Promise<boolean> {
  const { size, mtimeMs, ino } = await stat(file);
  const state = [size, mtimeMs, ino].join();
  const known = inspections.get(file);
  if (known?.state === state) return known.isWhole;
  const isWhole = readFile(file).then((bytes) => decodes(bytes, file));
  inspections.set(file, { state, isWhole });
  return isWhole;
}

/** Decodes the whole picture, because a truncated file begins correctly, and a drawing may never end. */
async function decodes(bytes: Uint8Array, file: string): Promise<boolean> {
  try {
    const sharp = await loadSharp();
    const density = file.endsWith(".svg") ? { density: await densityFor(bytes) } : {};
    const picture = sharp(bytes, { failOn: "error", ...density }).timeout(LONGEST);
    await picture.resize({ width: 16 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
