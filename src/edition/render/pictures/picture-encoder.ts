import { readFile, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Region, Sharp } from "sharp";
import { loadSharp } from "#edition/files/open-picture.ts";
import { focalPoint } from "#edition/model/pictures/focal-point.ts";
import { slugOf } from "#platform/text/plain-text.ts";
import { fileHash } from "../content-hash.ts";
import { type Caches, cachedFolder } from "../drawing-cache.ts";
import { clearHaze, colourBalance, evenPixels, vividnessOf } from "./colour-balance.ts";
import { toneCurve, USUAL_FACE } from "./tone.ts";

/** The next level of AVIF's effort takes nearly twice as long for 5 % fewer bytes. */
const encoders = {
  avif: { quality: 50, effort: 2, chromaSubsampling: "4:2:0" },
  webp: { quality: 70, effort: 2 },
  jpg: { quality: 72, mozjpeg: true },
} as const;

/** Part of each cache key: raise it when the code below changes what it writes. */
const VERSION = 21;
/** The original's width gets a file of its own if it is this much larger than the next one. */
const WORTHWHILE = 1.15;

/** The side of a square around a face, in parts of the photo's shorter side. */
const CLOSE_UP = 0.64;

interface Wanted {
  readonly widths: readonly number[];
  /** How much of what would make it equal to others is done, from 0 to 1. */
  readonly evened?: number;
  /** The share of its saturation that it keeps beside others, of 1. */
  readonly kept?: number;
  readonly squared?: boolean;
  /** Whether haze is taken away. That suits photos of rooms, and would damage portraits. */
  readonly isRoom?: boolean;
  /** The photo's `enfoque`. */
  readonly focus?: string | undefined;
}

/** An encoded photo's widths and shape, as the file beside its pictures has them. */
interface Description {
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  /** The mean chroma, from 0 to 1. */
  readonly vividness: number;
}

/** An encoded photo: its files are `<folder>/<id>-<width>.avif|webp`, and the widest as `.jpg`. */
export interface EncodedPicture extends Description {
  readonly id: string;
  readonly folder: string;
}

/**
 * Encodes the picture in `file` at `widths` (pixels, ascending), never enlarged, upright, in sRGB and
 * without metadata; or takes it from the cache. `evened` evens its colours, and its tones around `focus`;
 * `squared` cuts a square around it, which a small frame can show large.
 */
export async function encodePicture(
  file: string,
  { widths, evened = 0, kept = 1, squared = false, isRoom = false, focus }: Wanted,
  caches: Caches,
): Promise<EncodedPicture> {
  const face = (evened > 0 || squared) && {
    evened,
    kept,
    ...(squared && { squared }),
    isRoom,
    focus,
  };
  const wanted = { widths, ...face };
  const settings = JSON.stringify({ VERSION, encoders, wanted });
  // Six digits distinguish photos of one name, and the page contains them eight times.
  const hash = (await fileHash(settings, file)).slice(0, 6);
  const id = `${slugOf(basename(file, extname(file))) || "foto"}-${hash}`;
  const folder = await cachedFolder(caches, id, async (draft) =>
    writePicture(await readFile(file), wanted, (suffix) => join(draft, `${id}${suffix}`)),
  );
  const description: Description = JSON.parse(await readFile(join(folder, `${id}.json`), "utf8"));
  return { id, folder, ...description };
}

async function writePicture(
  original: Buffer,
  wanted: Wanted,
  pathOf: (suffix: string) => string,
): Promise<void> {
  const sharp = await loadSharp();
  /** Warnings are ignored, because decoders warn about files of many phones that are displayed correctly. */
  const open = () => sharp(original, { autoOrient: true, failOn: "error" });
  const whole = (await open().metadata()).autoOrient;
  const square = wanted.squared ? squareAround(whole, wanted.focus) : undefined;
  const { width, height } = square ?? whole;
  const widths = widthsFor(width, wanted.widths);
  const largest = widths.at(-1) ?? width;
  // Decoding a photo of a phone takes long, so the smaller ones are made of the largest.
  const { data, info } = await (square ? open().extract(square) : open())
    .resize({ width: largest })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shown = () => sharp(data, { raw: info });
  const measured = square ? open : shown;
  if (wanted.evened) {
    if (wanted.isRoom) await clearHaze(data, info, shown(), wanted.focus);
    const balance = await colourBalance(measured());
    const own = 1 - wanted.evened * (1 - balance.saturation);
    const saturation = own * (wanted.kept ?? 1);
    const curve = await toneCurve(measured(), wanted.evened, wanted.focus);
    evenPixels(data, info.channels, { ...balance, saturation, curve });
  }
  const colour = await averageColour(shown());
  for (const target of widths) {
    const resized = () => shown().resize({ width: target });
    await resized()
      .avif(encoders.avif)
      .toFile(pathOf(`-${target}.avif`));
    await resized()
      .webp(encoders.webp)
      .toFile(pathOf(`-${target}.webp`));
  }
  // One size is enough for browsers that support neither format. JPEG has no transparency, so the
  // placeholder's colour fills it.
  const opaque = shown().flatten({ background: colour });
  await opaque.jpeg(encoders.jpg).toFile(pathOf(`-${largest}.jpg`));
  const vividness = await vividnessOf(shown());
  const description: Description = { widths, width, height, colour, vividness };
  await writeFile(pathOf(".json"), JSON.stringify(description));
}

/** The square around the face, within the photo; without a zoom, a face is a good half as wide as it. */
function squareAround(
  { width, height }: { readonly width: number; readonly height: number },
  focus = USUAL_FACE,
): Region {
  const { x, y, zoom } = focalPoint(focus);
  const side = Math.round((CLOSE_UP / zoom) * 100 * Math.min(width, height));
  const within = (length: number, percent: number) =>
    Math.round(Math.min(length - side, Math.max(0, (length * percent) / 100 - side / 2)));
  return { left: within(width, x), top: within(height, y), width: side, height: side };
}

function widthsFor(width: number, slotWidths: readonly number[]): number[] {
  const fitting = slotWidths.filter((slotWidth) => slotWidth <= width);
  const wantsMore = fitting.length < slotWidths.length;
  const largest = fitting.at(-1) ?? 0;
  return wantsMore && width >= largest * WORTHWHILE ? [...fitting, width] : fitting;
}

async function averageColour(photo: Sharp): Promise<string> {
  const pixel = photo.resize(1, 1, { fit: "fill" }).toColourspace("srgb").flatten();
  return `#${(await pixel.raw().toBuffer()).toString("hex")}`;
}
