import { join } from "node:path";
import { type ContentReport, checkSources, PHOTOS_FOLDER } from "./check-sources.ts";
import { type FileChanges, finishChanges } from "./files/change-files.ts";
import { lucideIcons } from "./lucide-icons.ts";
import { listPhotoFiles } from "./photos/photo-files.ts";
import { inspectPhotos } from "./photos/photo-inspection.ts";
import { readTexts } from "./read-file-text.ts";
import { contentKeys } from "./texts/content-keys.ts";

export { type ContentReport, PHOTOS_FOLDER } from "./check-sources.ts";

/**
 * Reads and checks the YAML files and the photos of `contentDir`, as they would be after `changes`. Dates are
 * compared with `now`, in milliseconds since the epoch.
 */
export async function readContent(
  contentDir: string,
  now = Date.now(),
  { written, removed }: FileChanges = { written: new Map(), removed: [] },
): Promise<ContentReport> {
  await finishChanges(contentDir);
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  const [texts, present] = await Promise.all([readTexts(contentDir), listPhotoFiles(photosDir)]);
  const changed = contentKeys.flatMap((key) => {
    const text = written.get(`${key}.yaml`);
    return text === undefined ? [] : [[key, String(text).normalize("NFC")]];
  });
  const photo = `${PHOTOS_FOLDER}/`;
  const added = [...written.keys()].filter((path) => path.startsWith(photo));
  const all = new Set([...present, ...added.map((path) => path.slice(photo.length))]);
  const paths = [...all].filter((path) => !removed.includes(photo + path));
  const bytesOf = (path: string) => {
    const bytes = written.get(photo + path);
    return typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  };
  const photos = await inspectPhotos(paths, photosDir, bytesOf);
  const sources = { ...texts, ...Object.fromEntries(changed) };
  return checkSources(sources, photos, { now, icons: lucideIcons });
}
