import { join } from "node:path";
import { type ContentReport, checkSources, PHOTOS_FOLDER } from "./check-sources.ts";
import { lucideIcons } from "./lucide-icons.ts";
import { listPhotoFiles } from "./photos/photo-files.ts";
import { inspectPhotos } from "./photos/photo-inspection.ts";
import { readTexts } from "./read-file-text.ts";

export { type ContentReport, PHOTOS_FOLDER } from "./check-sources.ts";

/**
 * Reads and checks the YAML files and the photos of `contentDir`. Dates are compared with `now`, in
 * milliseconds since the epoch.
 */
export async function readContent(contentDir: string, now = Date.now()): Promise<ContentReport> {
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  const [texts, paths] = await Promise.all([readTexts(contentDir), listPhotoFiles(photosDir)]);
  const photos = await inspectPhotos(paths, photosDir);
  return checkSources(texts, photos, { now, icons: lucideIcons });
}
