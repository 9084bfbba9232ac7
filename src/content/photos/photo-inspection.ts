import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { DENSITY, LONGEST } from "./mark-box.ts";
import type { PhotoFacts } from "./photo-faults.ts";

/** The width of each of the files `paths` in `photosDir`; `null` for one that is no whole picture. */
export function inspectPhotos(paths: readonly string[], photosDir: string): Promise<PhotoFacts[]> {
  return Promise.all(
    paths.map(async (path) => ({ path, width: await widthOf(join(photosDir, path)) })),
  );
}

/** Decodes the whole picture, because a truncated file begins correctly, and a drawing may never end. */
async function widthOf(file: string): Promise<number | null> {
  const bytes = await readFile(file);
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
