import { readdir } from "node:fs/promises";
import { basename, extname } from "node:path";
import { galleryBlocks, photoNameFields, replaceAt } from "../../domain/edition/photo-slots.ts";
import { errorCode } from "../../domain/error-code.ts";

const pictureTypes = new Set([".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"]);
/** Files that operating systems create beside photos. */
const bystanders = new Set(["thumbs.db", "desktop.ini"]);

/** Compares file names as people number them: `foto 9` before `foto 10`. */
export const inNaturalOrder = new Intl.Collator("es", { numeric: true }).compare;

export function isPicture(name: string): boolean {
  return pictureTypes.has(extname(name).toLowerCase());
}

/** Whether an operating system created the file, or it is hidden. */
export function isBystander(name: string): boolean {
  return basename(name).startsWith(".") || bystanders.has(basename(name).toLowerCase());
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
  const shown = entries.filter(({ name }) => !isBystander(name));
  return {
    files: shown.filter((entry) => !entry.isDirectory()).map(({ name }) => name),
    folders: shown.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  };
}

/**
 * Normalises the photo and folder names in `data` to the spelling of `files`. A Mac may store `á` as
 * two code points, which look the same and are another name to other systems.
 */
export function spellAsOnDisk(data: unknown, files: readonly string[]): unknown {
  const names = [...files, ...files.map((file) => file.split("/")[0] ?? "")];
  const onDisk = new Map(names.map((name) => [name.normalize("NFC"), name]));
  const namingFields = [
    ...Object.keys(photoNameFields),
    ...galleryBlocks.map((block) => `${block}.carpeta`),
  ];
  const spell = (value: unknown) =>
    typeof value === "string" ? (onDisk.get(value) ?? value) : value;
  return namingFields.reduce((spelt, field) => replaceAt(spelt, field, spell), data);
}
