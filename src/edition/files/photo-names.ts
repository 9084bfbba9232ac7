import { withoutInvisibleSigns } from "#platform/text/tidy-text.ts";
import { photoNameFields } from "../model/pictures/photo-slots.ts";
import { replaceAt } from "../model/values-at.ts";

const systemFiles = new Set(["thumbs.db", "desktop.ini"]);

/** Compares file names as people number them: `foto 9` before `foto 10`. */
export const inNaturalOrder = new Intl.Collator("es", { numeric: true }).compare;

/** Equal for names that look alike: a Mac writes `á` as two code points, and spaces as U+202F. */
function nameKey(name: string): string {
  return withoutInvisibleSigns(name.normalize("NFC")).replace(/ +/g, " ");
}

/** Whether an operating system created the file, or it is hidden. */
export function isSystemFile(name: string): boolean {
  return fileName(name).startsWith(".") || systemFiles.has(fileName(name).toLowerCase());
}

/** The last part of a path: `foto.jpg` of `2025/foto.jpg`. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Replaces the names of photos in `data` by those of `names` that look alike. */
export function spellAsOnDisk(data: unknown, names: readonly string[]): unknown {
  const onDisk = new Map(names.map((name) => [nameKey(name), name]));
  const spell = (value: unknown) =>
    typeof value === "string" ? (onDisk.get(nameKey(value)) ?? value) : value;
  return Object.keys(photoNameFields).reduce(
    (spelt, field) => replaceAt(spelt, field, spell),
    data,
  );
}
