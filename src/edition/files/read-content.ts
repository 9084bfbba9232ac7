import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { type ContentReport, checkOpened, openSources, PHOTOS_FOLDER } from "./check-sources.ts";
import { type ContentFiles, listContent, type PhotoFile } from "./content-files.ts";
import { densityFor, LONGEST, loadSharp } from "./open-picture.ts";
import { photoNames } from "./photo-faults.ts";
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
  /** Content without faults: the photos that it names are not opened again, unless they have other bytes. */
  readonly checked?: ContentFiles | undefined;
}

export async function readContent(
  contentDir: string,
  { now = Date.now(), files, checked }: ReadOptions = {},
): Promise<ReadContent> {
  const { texts, photos, state } = files ?? (await listContent(contentDir));
  const paths = photos.map(({ path }) => path);
  const opened = openSources(texts, paths);
  const named = photoNames(opened.data);
  const whole = wholePhotos(checked);
  const unknown = photos.filter(
    ({ path, size, bytes }) => named.has(path) && (bytes !== undefined || whole.get(path) !== size),
  );
  const report = checkOpened(opened, paths, {
    now,
    broken: await findBroken(unknown, join(contentDir, PHOTOS_FOLDER)),
    // Loaded only here, because its 1,500 icons take a server 10 MB, and most editions name none.
    ...(lucideNames(opened.data).length > 0 && {
      icons: (await import("./rules/lucide-icons.ts")).lucideIcons,
    }),
  });
  return { ...report, contentDir, state };
}

/** The photos that content without faults names, and their sizes. */
function wholePhotos(checked: ContentFiles | undefined): ReadonlyMap<string, number> {
  if (checked === undefined) return new Map();
  const { texts, photos } = checked;
  const sizes = new Map(photos.map(({ path, size }) => [path, size]));
  const { data } = openSources(texts, [...sizes.keys()]);
  return new Map([...photoNames(data)].map((path) => [path, sizes.get(path) ?? -1]));
}

/** Finds out which of the photos in `photosDir` are no whole pictures; has few of them in memory at once. */
async function findBroken(photos: readonly PhotoFile[], photosDir: string): Promise<Set<string>> {
  const limit = pLimit(availableParallelism());
  const broken = await limit.map(photos, async ({ path, bytes }) => {
    const isWhole = await decodes(bytes ?? (await readFile(join(photosDir, path))), path);
    return isWhole ? [] : [path];
  });
  return new Set(broken.flat());
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
