import { readFile, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { slugOf } from "../../domain/text/slug.ts";
import { cachedFolder } from "../cache/build-cache.ts";
import { contentHash } from "../cache/content-hash.ts";
import { toneOf } from "./tone.ts";

/**
 * Encoder settings. AVIF's effort determines the time of a build without cache: the next level takes
 * three times as long for 4 % fewer bytes.
 */
const encoders = {
  avif: { quality: 50, effort: 3, chromaSubsampling: "4:2:0" },
  webp: { quality: 70, effort: 4 },
  jpg: { quality: 72, mozjpeg: true },
} as const;

/** Part of each cache key: raise it when the code below changes what it writes. */
const VERSION = 4;
/**
 * The original's width gets its own file only if it is this much larger than the next smaller one.
 */
const WORTHWHILE = 1.15;

const encodedSchema = z.object({
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  tone: z.string(),
});

/** An encoded photo: its files are `<folder>/<id>-<width>.avif|webp`, and the widest as `.jpg`. */
export interface EncodedPicture extends z.infer<typeof encodedSchema> {
  readonly id: string;
  readonly folder: string;
}

/**
 * Encodes the picture in `file` at `slotWidths` (pixels, ascending), never enlarged, upright, in sRGB
 * and without metadata; or takes it from the cache.
 */
export async function encodePicture(
  file: string,
  slotWidths: readonly number[],
  cacheDir: string,
): Promise<EncodedPicture> {
  const original = await readFile(file);
  const settings = JSON.stringify({ VERSION, encoders, slotWidths });
  // Six digits distinguish photos of one name, and the page contains them eight times.
  const id = `${nameInUrl(file)}-${contentHash(settings, original).slice(0, 6)}`;
  const folder = await cachedFolder(cacheDir, id, (draft) =>
    writePicture(original, slotWidths, (suffix) => join(draft, `${id}${suffix}`)),
  );
  const description = await readFile(join(folder, `${id}.json`), "utf8");
  return { id, folder, ...encodedSchema.parse(JSON.parse(description)) };
}

async function writePicture(
  original: Buffer,
  slotWidths: readonly number[],
  pathOf: (suffix: string) => string,
): Promise<void> {
  const { width, height } = (await open(original).metadata()).autoOrient;
  const widths = widthsFor(width, slotWidths);
  const colour = await dominantColour(original);
  for (const target of widths) {
    const { data, info } = await pixelsAt(original, target);
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    await pixels()
      .avif(encoders.avif)
      .toFile(pathOf(`-${target}.avif`));
    await pixels()
      .webp(encoders.webp)
      .toFile(pathOf(`-${target}.webp`));
    // One size is enough for browsers that support neither format.
    if (target === widths.at(-1)) {
      // JPEG has no transparency, so the placeholder's colour fills it.
      const opaque = pixels().flatten({ background: colour });
      await opaque.jpeg(encoders.jpg).toFile(pathOf(`-${target}.jpg`));
    }
  }
  const { brightness, contrast } = await toneOf(open(original));
  const tone = `${brightness} ${contrast}`;
  const description: z.infer<typeof encodedSchema> = { widths, width, height, colour, tone };
  await writeFile(pathOf(".json"), JSON.stringify(description));
}

function pixelsAt(original: Buffer, width: number) {
  return open(original)
    .resize({ width })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Warnings are ignored, because decoders warn about files of many phones that are displayed
 * correctly.
 */
function open(original: Buffer) {
  return sharp(original, { autoOrient: true, failOn: "error" });
}

function widthsFor(width: number, slotWidths: readonly number[]): number[] {
  const fitting = slotWidths.filter((slotWidth) => slotWidth <= width);
  const wantsMore = fitting.length < slotWidths.length;
  const largest = fitting.at(-1) ?? 0;
  return wantsMore && width >= largest * WORTHWHILE ? [...fitting, width] : fitting;
}

async function dominantColour(original: Buffer): Promise<string> {
  const small = await open(original)
    .resize({ width: 64 })
    .toColourspace("srgb")
    .flatten()
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The file's name in a form for URLs. */
function nameInUrl(file: string): string {
  return slugOf(basename(file, extname(file))) || "foto";
}
