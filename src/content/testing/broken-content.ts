import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { type ContentReport, readContent } from "../read-content.ts";

const sample = join(import.meta.dirname, "sample");
/** Before the event of the tests' content. */
const READ_AT = Date.parse("2025-09-01T00:00:00-06:00");
const photos = ["portada.jpg", "salon.jpg", "2024-1.jpg", "2023-1.jpg", "andrea.jpg"];

/** A replacement in one file of a text that occurs exactly once. */
export interface Edit {
  readonly file: string;
  readonly replace: string;
  readonly by: string;
}

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
  await Promise.all(photos.map((name, index) => writePhoto(join(folder, "fotos", name), index)));
  await change(folder);
  return readContent(folder, READ_AT);
}

/** As `readSpoilt`, with edits to the YAML files. */
export function readEdited(...edits: readonly Edit[]): Promise<ContentReport> {
  return readSpoilt(async (folder) => {
    for (const edit of edits) await applyEdit(folder, edit);
  });
}

export async function applyEdit(folder: string, { file, replace, by }: Edit): Promise<void> {
  const path = join(folder, file);
  const parts = (await readFile(path, "utf8")).split(replace);
  if (parts.length !== 2) throw new Error(`${file} must hold «${replace}» exactly once`);
  await writeFile(path, parts.join(by));
}

/** A plain picture, wide enough for every place on the page; each `shade` makes a different file. */
function writePhoto(path: string, shade: number) {
  const background = { r: shade * 40, g: 20, b: 20 };
  return sharp({ create: { width: 1200, height: 20, channels: 3, background } }).toFile(path);
}
