import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PhotoFile } from "../content-files.ts";
import { DENSITY, LONGEST } from "./mark-box.ts";
import type { PhotoFacts } from "./photo-faults.ts";

// Servers rest most of the time, on machines that may have 512 MB.
sharp.cache(false);

/** The width of each of the photos in `photosDir`; `null` for one that is no whole picture. */
export function inspectPhotos(
  photos: readonly PhotoFile[],
  photosDir: string,
): Promise<PhotoFacts[]> {
  return Promise.all(
    photos.map(async ({ path, bytes }) => {
      const width = bytes ? await decode(bytes, path) : await widthOf(join(photosDir, path));
      return { path, width };
    }),
  );
}

/** The width of each file, and the file's state at that time. */
const inspections = new Map<string, { state: string; width: Promise<number | null> }>();

/** Decodes each file once until it changes, because a server reads all of them at each publication. */
async function widthOf(file: string): Promise<number | null> {
  const { size, mtimeMs, ino } = await stat(file);
  const state = [size, mtimeMs, ino].join();
  const known = inspections.get(file);
  if (known?.state === state) return known.width;
  const width = readFile(file).then((bytes) => decode(bytes, file));
  inspections.set(file, { state, width });
  return width;
}

/** Decodes the whole picture, because a truncated file begins correctly, and a drawing may never end. */
async function decode(bytes: Uint8Array, file: string): Promise<number | null> {
  try {
    const density = file.endsWith(".svg") ? { density: DENSITY } : {};
    const picture = sharp(bytes, { failOn: "error", ...density }).timeout(LONGEST);
    const { autoOrient } = await picture.metadata();
    await picture.resize({ width: 16 }).raw().toBuffer();
    return autoOrient.width;
  } catch {
    return null;
  }
}
