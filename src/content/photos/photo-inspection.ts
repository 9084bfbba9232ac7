import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isBoxedMark, marksIn } from "./mark-box.ts";
import type { PhotoFacts } from "./photo-facts.ts";
import { namedPhotos } from "./photo-faults.ts";

/** A photo that can be decoded: its width after orientation, and a hash of it. */
interface Inspected {
  readonly width: number;
  readonly digest: string;
}

/** Completes the facts about those of `photos` that `data` names, by decoding them. */
export function inspectPhotos(
  data: unknown,
  photos: readonly PhotoFacts[],
  photosDir: string,
): Promise<PhotoFacts[]> {
  const named = new Set(namedPhotos(data).map(({ name }) => name));
  const marks = new Set(marksIn(data));
  return Promise.all(
    photos.map(async (photo): Promise<PhotoFacts> => {
      if (!named.has(photo.path)) return photo;
      const file = join(photosDir, photo.path);
      const found = (await inspect(file)) ?? { width: null };
      return { ...photo, ...found, isBoxed: marks.has(photo.path) && (await isBoxedMark(file)) };
    }),
  );
}

/** The result for each file, and the file's state at that time. */
const inspections = new Map<string, { state: string; found: Promise<Inspected | undefined> }>();

/**
 * Inspects each file once until it changes, because a running server checks
 * the content after every change.
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
