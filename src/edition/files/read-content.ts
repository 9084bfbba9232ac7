import { readFile, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { type ContentReport, checkOpened, openSources, PHOTOS_FOLDER } from "./check-sources.ts";
import { type ContentFiles, listContent, type PhotoFile } from "./content-files.ts";
import { densityFor, LONGEST, loadSharp } from "./open-picture.ts";
import { type PhotoFacts, photoNames } from "./photo-faults.ts";
import { lucideNames } from "./rules/icon-faults.ts";

export interface ReadContent extends ContentReport {
  readonly contentDir: string;
  readonly state: string;
}

interface ReadOptions {
  /** Dates are compared with it: milliseconds since the epoch. */
  readonly now?: number;
  /** The files, if they are listed already. */
  readonly files?: ContentFiles | undefined;
  /** Content without faults: the photos that it names are not opened again, unless they have new bytes. */
  readonly checked?: ContentFiles | undefined;
}

export async function readContent(
  contentDir: string,
  { now = Date.now(), files, checked }: ReadOptions = {},
): Promise<ReadContent> {
  const { texts, photos, state } = files ?? (await listContent(contentDir));
  const opened = openSources(texts, photos);
  const named = photoNames(opened.data);
  const whole = checked && photoNames(openSources(checked.texts, checked.photos).data);
  const unknown = photos.filter(
    ({ path, bytes }) => named.has(path) && (bytes !== undefined || !whole?.has(path)),
  );
  const found = await inspectPhotos(unknown, join(contentDir, PHOTOS_FOLDER));
  const report = checkOpened(opened, [...photos, ...found], {
    now,
    // Loaded only here, because its 1,500 icons take a server 10 MB, and most editions name none.
    ...(lucideNames(opened.data).length > 0 && {
      icons: (await import("./rules/lucide-icons.ts")).lucideIcons,
    }),
  });
  return { ...report, contentDir, state };
}

/** Finds out which of the photos in `photosDir` are whole pictures; has few of them in memory at once. */
function inspectPhotos(photos: readonly PhotoFile[], photosDir: string): Promise<PhotoFacts[]> {
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
