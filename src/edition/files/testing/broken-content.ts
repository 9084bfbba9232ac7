import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { type ContentReport, checkSources } from "../check-sources.ts";
import { readTexts } from "../content-files.ts";
import { readContent } from "../read-content.ts";
import { lucideIcons } from "../rules/lucide-icons.ts";
import type { ContentKey } from "../yaml/content-keys.ts";

const sample = join(import.meta.dirname, "sample");
/** Before the event of the tests' content. */
const READ_AT = Date.parse("2025-09-01T00:00:00-06:00");
const photos = ["portada.jpg", "salon.jpg", "2024-1.jpg", "2023-1.jpg", "andrea.jpg"];

/** A text that stands exactly once in `<key>.yaml`, and what stands there instead. */
type Edit = readonly [key: ContentKey, replace: string, by: string];

/**
 * Copies the tests' content into a temporary folder, which is removed when the test ends, applies
 * `change` and reads it.
 */
export async function readSpoilt(
  change: (folder: string) => Promise<void> | void,
): Promise<ContentReport> {
  const project = await temporaryFolder();
  const folder = join(project, "content");
  await cp(sample, folder, { recursive: true });
  await mkdir(join(folder, "fotos"));
  for (const [shade, name] of photos.entries()) {
    // Each is another file, and wide enough for every place on the page.
    const background = { r: shade * 40, g: 20, b: 20 };
    const create = { width: 1200, height: 20, channels: 3, background } as const;
    await sharp({ create }).toFile(join(folder, "fotos", name));
  }
  await change(folder);
  return readContent(folder, { now: READ_AT });
}

/** The report on the tests' content after edits to its YAML files, without a disk. */
export async function readEdited(...edits: readonly Edit[]): Promise<ContentReport> {
  const texts: Record<ContentKey, string> = { ...(await readTexts(sample)) };
  for (const [key, replace, by] of edits) {
    const parts = texts[key].split(replace);
    if (parts.length !== 2) throw new Error(`${key}.yaml must hold «${replace}» exactly once`);
    texts[key] = parts.join(by);
  }
  return checkSources(texts, photos, { now: READ_AT, icons: lucideIcons });
}
