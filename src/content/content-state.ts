import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { PHOTOS_FOLDER } from "./check-sources.ts";
import { finishChanges } from "./files/change-files.ts";
import { listPhotoFiles } from "./photos/photo-files.ts";
import { readTexts } from "./read-file-text.ts";

/**
 * Changes with every text and photo of a content folder. A copy of the folder has the same state, so times of
 * files are no part of it.
 */
export async function contentState(contentDir: string): Promise<string> {
  await finishChanges(contentDir);
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  const photos = (await listPhotoFiles(photosDir)).map(async (path) => {
    const { size } = await stat(join(photosDir, path));
    return [path, size];
  });
  const all = [await readTexts(contentDir), await Promise.all(photos)];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex");
}
