import { readdir } from "node:fs/promises";
import { errorCode } from "#platform/terminal/error-code.ts";
import { inNaturalOrder, isSystemFile } from "./photo-names.ts";

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
    // A symbolic link is no file of the content: it may lead to any file of the computer.
    files: shown.filter((entry) => entry.isFile()).map(({ name }) => name),
    folders: shown.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  };
}
