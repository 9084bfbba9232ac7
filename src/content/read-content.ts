import { readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { errorCode } from "../domain/error-code.ts";
import { type ContentReport, openSources, PHOTOS_FOLDER, reportOn } from "./check-sources.ts";
import { finishChanges } from "./files/change-files.ts";
import { iconTags } from "./icons/lucide-icons.ts";
import { listPhotoFiles } from "./photos/photo-files.ts";
import { inspectPhotos } from "./photos/photo-inspection.ts";
import { readFileText } from "./read-file-text.ts";
import { type ContentKey, contentKeys } from "./texts/content-keys.ts";
import type { FileText } from "./yaml/content-file.ts";

export { type ContentReport, PHOTOS_FOLDER } from "./check-sources.ts";

/**
 * Reads and checks the YAML files and the photos of `contentDir`. Dates are compared with `now`, in
 * milliseconds since the epoch.
 */
export async function readContent(contentDir: string, now = Date.now()): Promise<ContentReport> {
  await finishChanges(contentDir);
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  const [sources, paths, names] = await Promise.all([
    readSources(contentDir),
    listPhotoFiles(photosDir),
    namesIn(contentDir),
  ]);
  const photos = paths.map((path) => ({ path }));
  const options = {
    now,
    folder: basename(resolve(contentDir)),
    icons: iconTags,
    names,
  };
  const opened = openSources(sources, photos, options);
  return reportOn(opened, await inspectPhotos(opened.data, photos, photosDir), options);
}

/** The texts of the edition's files. */
async function readSources(contentDir: string): Promise<Record<ContentKey, FileText>> {
  const texts = await Promise.all(
    contentKeys.map(async (key) => [key, await readFileText(join(contentDir, `${key}.yaml`))]),
  );
  return Object.fromEntries(texts);
}

/** The names in a folder, sorted, without hidden ones; none if the folder is missing. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => !name.startsWith(".")).sort();
}
