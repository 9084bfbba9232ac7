import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type FileChanges, finishChanges } from "./change-files.ts";
import { PHOTOS_FOLDER } from "./check-sources.ts";
import { listPhotoFiles } from "./photo-files.ts";
import { readTexts } from "./read-file-text.ts";
import { contentKeys } from "./yaml/content-keys.ts";
import type { ContentSources } from "./yaml/texts-calls.ts";

export interface PhotoFile {
  readonly path: string;
  readonly size: number;
  /** The text of a file that is not written yet. */
  readonly bytes?: Uint8Array;
}

/** The texts of a content folder, and its photos, which are not read. */
export interface ContentFiles {
  readonly texts: ContentSources;
  readonly photos: readonly PhotoFile[];
  /** Changes with every text and photo; a copy of the folder has the same. */
  readonly state: string;
}

/** The files of `contentDir`, as they would be after `changes`. */
export async function listContent(
  contentDir: string,
  { written, removed }: FileChanges = { written: new Map(), removed: [] },
): Promise<ContentFiles> {
  await finishChanges(contentDir);
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  const [read, present] = await Promise.all([readTexts(contentDir), listPhotoFiles(photosDir)]);
  const changed = contentKeys.flatMap((key) => {
    const text = written.get(`${key}.yaml`);
    return text === undefined ? [] : [[key, String(text).normalize("NFC")]];
  });
  const folder = `${PHOTOS_FOLDER}/`;
  const added = [...written.keys()].filter((path) => path.startsWith(folder));
  const all = new Set([...present, ...added.map((path) => path.slice(folder.length))]);
  const photos = await Promise.all(
    [...all]
      .filter((path) => !removed.includes(folder + path))
      .map(async (path): Promise<PhotoFile> => {
        const content = written.get(folder + path);
        if (content === undefined) return { path, size: (await stat(join(photosDir, path))).size };
        const bytes = Buffer.from(content);
        return { path, size: bytes.length, bytes };
      }),
  );
  const texts = { ...read, ...Object.fromEntries(changed) };
  const stated = photos.map(({ path, size }) => [path, size]).sort();
  const state = createHash("sha256")
    .update(JSON.stringify([texts, stated]))
    .digest("hex");
  return { texts, photos, state };
}
