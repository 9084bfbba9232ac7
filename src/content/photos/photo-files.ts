import { open, readdir } from "node:fs/promises";
import { errorCode } from "../../domain/error-code.ts";
import type { PhotoFacts } from "./photo-facts.ts";
import { inNaturalOrder, isPicture, isSystemFile } from "./photo-names.ts";
import { FIRST_BYTES, pictureEnding } from "./picture-kind.ts";

/** The files of `photosDir` and its folders, and whether each is a picture by name or by content. */
export async function listPhotos(photosDir: string): Promise<PhotoFacts[]> {
  const files = await listPhotoFiles(photosDir);
  return Promise.all(
    files.map(async (path) => ({
      path,
      isPicture: isPicture(path) || (await pictureEndingOf(`${photosDir}/${path}`)) !== null,
    })),
  );
}

/** The files of `photosDir` and of its folders, such as `2025/foto.jpg`, in natural order. */
export async function listPhotoFiles(photosDir: string): Promise<string[]> {
  const inside = await filesAndFolders(photosDir);
  const nested = await Promise.all(
    inside.folders.map(async (folder) => {
      const { files } = await filesAndFolders(`${photosDir}/${folder}`);
      return files.map((file) => `${folder}/${file}`);
    }),
  );
  return [...inside.files, ...nested.flat()].sort(inNaturalOrder);
}

async function filesAndFolders(dir: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  const shown = entries.filter(({ name }) => !isSystemFile(name));
  return {
    files: shown.filter((entry) => !entry.isDirectory()).map(({ name }) => name),
    folders: shown.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  };
}

/** `pictureEnding` of the file at `path`; `null` if it cannot be read. */
async function pictureEndingOf(path: string): Promise<string | null> {
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(FIRST_BYTES),
      position: 0,
    });
    return pictureEnding(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
