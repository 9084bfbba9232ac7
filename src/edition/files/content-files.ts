import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { unlessMissing } from "#platform/terminal/error-code.ts";
import { type FileChanges, finishChanges } from "./change-files.ts";
import { PHOTOS_FOLDER } from "./check-sources.ts";
import { inNaturalOrder, isSystemFile } from "./photo-names.ts";
import { type ContentSources, contentKeys } from "./yaml/content-keys.ts";

export interface PhotoFile {
  readonly path: string;
  readonly size: number;
  /** The text of a file that is not written yet. */
  readonly bytes?: Uint8Array;
}

export type ContentFiles = Awaited<ReturnType<typeof listContent>>;

/** The texts of `contentDir`, and its photos, which are not read, as they would be after `changes`. */
export async function listContent(
  contentDir: string,
  { written, removed }: FileChanges = { written: new Map(), removed: [] },
) {
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
  const texts: ContentSources = { ...read, ...Object.fromEntries(changed) };
  const stated = photos.map(({ path, size }) => [path, size]).sort();
  /** Changes with every text and photo; a copy of the folder has the same. */
  const state = createHash("sha256")
    .update(JSON.stringify([texts, stated]))
    .digest("hex");
  return { texts, photos, state };
}

export async function readTexts(contentDir: string): Promise<ContentSources> {
  const read = contentKeys.map(async (key) => [key, await readText(contentDir, key)] as const);
  return Object.fromEntries(await Promise.all(read)) as ContentSources;
}

/** The text of `<key>.yaml` in NFC; a missing file is an empty text. */
export async function readText(contentDir: string, key: string): Promise<string> {
  const text = await readFile(join(contentDir, `${key}.yaml`), "utf8").catch(unlessMissing);
  return text?.normalize("NFC") ?? "";
}

/** The files of `photosDir` and of its folders, such as `2025/foto.jpg`, in natural order. */
export async function listPhotoFiles(photosDir: string): Promise<string[]> {
  const all = { withFileTypes: true, recursive: true } as const;
  const entries = (await readdir(photosDir, all).catch(unlessMissing)) ?? [];
  return (
    entries
      // A symbolic link is no file of the content: it may lead to any file of the computer.
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(photosDir, join(parentPath, name)).split(sep))
      .filter((steps) => steps.length <= 2 && !steps.some(isSystemFile))
      .map((steps) => steps.join("/"))
      .sort(inNaturalOrder)
  );
}
