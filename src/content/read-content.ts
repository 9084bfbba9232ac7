import { basename, join, resolve } from "node:path";
import { type ContentReport, openSources, PHOTOS_FOLDER, reportOn } from "./check-sources.ts";
import { finishChanges } from "./files/change-files.ts";
import { lucideIcons } from "./lucide-icons.ts";
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
  const [sources, paths] = await Promise.all([readSources(contentDir), listPhotoFiles(photosDir)]);
  const photos = paths.map((path) => ({ path }));
  const options = {
    now,
    folder: basename(resolve(contentDir)),
    icons: lucideIcons,
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
