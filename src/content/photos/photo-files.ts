import { readdir } from "node:fs/promises";
import { basename, extname } from "node:path";
import { galleryBlocks, photoNameFields, replaceAt } from "../../domain/edition/photo-slots.ts";
import { errorCode } from "../../domain/error-code.ts";
import { asItLooks } from "../../domain/text/meant-text.ts";
import { pictureEndingOf } from "./picture-kind.ts";

const pictureTypes = new Set([
  ...[".jpg", ".jpeg", ".jfif", ".jpe", ".pjpeg", ".png", ".webp", ".avif", ".tif", ".tiff"],
]);
/** Files that operating systems create beside photos. */
const bystanders = new Set(["thumbs.db", "desktop.ini"]);

/** Compares file names as people number them: `foto 9` before `foto 10`. */
export const inNaturalOrder = new Intl.Collator("es", { numeric: true }).compare;

/** Whether the file's name says that it is a picture. */
export function isPicture(name: string): boolean {
  return pictureTypes.has(extname(name).toLowerCase());
}

/** The members of `files` in `photosDir` that are pictures by name or by content. */
export async function picturesAmong(
  files: readonly string[],
  photosDir: string,
): Promise<ReadonlySet<string>> {
  const checked = files.map(async (file) => {
    const ending = isPicture(file) || (await pictureEndingOf(`${photosDir}/${file}`));
    return ending ? [file] : [];
  });
  return new Set((await Promise.all(checked)).flat());
}

/**
 * Equal for names that look alike: a Mac may store `á` as two code points, and puts a narrow space
 * (U+202F) into the names of screenshots.
 */
export function nameKey(name: string): string {
  return asItLooks(name.normalize("NFC")).replace(/ +/g, " ");
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

/** Replaces the photo and folder names in `data` by those of `files` that look alike. */
export function spellAsOnDisk(data: unknown, files: readonly string[]): unknown {
  const names = [...files, ...files.map((file) => file.split("/")[0] ?? "")];
  const onDisk = new Map(names.map((name) => [nameKey(name), name]));
  for (const name of names) onDisk.set(name, name);
  const namingFields = [
    ...Object.keys(photoNameFields),
    ...galleryBlocks.map((block) => `${block}.carpeta`),
  ];
  const spell = (value: unknown) =>
    typeof value === "string" ? (onDisk.get(value) ?? onDisk.get(nameKey(value)) ?? value) : value;
  return namingFields.reduce((spelt, field) => replaceAt(spelt, field, spell), data);
}
