import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { loadSharp, openMark } from "#edition/files/open-picture.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import type { Drawn, Mark } from "#edition/model/pictures/drawn.ts";
import {
  DARK,
  isBoxed,
  LIGHT,
  luminance,
  visibleLuminance,
} from "#edition/model/pictures/mark-tones.ts";
import { contentHash, fileHash } from "../content-hash.ts";
import { cachedFolder } from "../drawing-cache.ts";
import { linkFile } from "../link-files.ts";
import type { PictureOptions } from "./pictures.ts";

/** Part of each cache key: raise it when the code below changes what it writes. */
const VERSION = 3;
const MARK = "mark.json";

/** Pixels in which a mark must fit, for screens with three pixels to one of CSS. */
const BOXES = {
  crest: { width: 480, height: 216 },
  logo: { width: 1440, height: 1080 },
  sponsor: { width: 720, height: 240 },
} as const;
/** The tone of sponsors' logos, as the text's. */
const CREAM = { r: 251, g: 241, b: 234 };
/** The least opacity of the tone that is farthest from a logo's mean. */
const LEAST_TONE = 0.35;
/** A logo that covers more than this of its box is a plate, out of which its letters are cut. */
const PLATE = 0.88;
/** The least difference from a plate's colour, of 255, that is no noise. */
const NOISE = 12;

/** Draws crests and logos as pictures, so that no script in an SVG can reach the page. */
export async function drawMarks(
  { edicion, patrocinadores = [] }: EditionContent,
  options: PictureOptions,
): Promise<Pick<Drawn, "marks" | "sponsors">> {
  const crests = (edicion.escudos ?? []).map(({ archivo }) => archivo);
  const logos = patrocinadores.flatMap(({ logo }) => logo ?? []);
  const marks = [
    ...(await Promise.all(crests.map((name) => draw(name, "crest", options)))),
    ...(edicion.logo === undefined ? [] : [await draw(edicion.logo, "logo", options)]),
  ];
  const sponsors = await Promise.all(logos.map((name) => draw(name, "sponsor", options)));
  return {
    ...(marks.length > 0 && { marks: Object.fromEntries(marks) }),
    ...(sponsors.length > 0 && { sponsors: Object.fromEntries(sponsors) }),
  };
}

async function draw(
  name: string,
  kind: keyof typeof BOXES,
  { photosDir, outDir, caches }: PictureOptions,
): Promise<readonly [string, Mark]> {
  const source = join(photosDir, name);
  const settings = JSON.stringify({ VERSION, kind, isDrawing: extname(name) === ".svg" });
  const key = `mark-${await fileHash(settings, source)}`;
  const folder = await cachedFolder(caches, key, (draft) => writeMark(source, kind, draft));
  const mark: Mark = JSON.parse(await readFile(join(folder, MARK), "utf8"));
  await linkFile(join(folder, mark.file), join(outDir, mark.file));
  return [name, mark];
}

async function writeMark(source: string, kind: keyof typeof BOXES, folder: string): Promise<void> {
  const sharp = await loadSharp();
  const whole =
    kind === "sponsor" ? await inOneTone(source) : await (await openMark(source)).png().toBuffer();
  const { data, info } = await sharp(whole)
    .trim()
    .resize({ ...BOXES[kind], fit: "inside", withoutEnlargement: extname(source) !== ".svg" })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true })
    .catch(() =>
      sharp(whole)
        .resize({ ...BOXES[kind], fit: "inside" })
        .webp()
        .toBuffer({ resolveWithObject: true }),
    );
  const file = `marca-${contentHash(data)}.webp`;
  await writeFile(join(folder, file), data);
  const { width, height } = info;
  const tone = kind === "sponsor" ? null : await meanLuminance(data);
  const mark: Mark = {
    file,
    width,
    height,
    ...(tone !== null && tone < DARK && { dark: true }),
    ...(tone !== null && tone > LIGHT && { light: true }),
  };
  await writeFile(join(folder, MARK), JSON.stringify(mark));
}

/** The mark as a picture in the text's tone; its inner contrasts become transparency. */
async function inOneTone(source: string): Promise<Buffer> {
  const mark = await openMark(source);
  const { data, info } = await mark.raw().toBuffer({ resolveWithObject: true });
  const boxed = isBoxed(data, info);
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * index, 4 * index + 4);
    // In a white box, the mark is everything that is not white.
    const cover = boxed ? 1 - Math.min(red, green, blue) / 255 : alpha / 255;
    return { cover, colour: [red, green, blue] as const };
  });
  const shareOf = boxed ? () => 1 : visibleShare(pixels, info.width);
  const out = Buffer.alloc(4 * pixels.length);
  pixels.forEach((pixel, index) => {
    const opacity = Math.round(255 * pixel.cover * shareOf(pixel));
    out.set([CREAM.r, CREAM.g, CREAM.b, opacity], 4 * index);
  });
  const { width, height } = info;
  const sharp = await loadSharp();
  return sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

interface Pixel {
  /** Opacity, from 0 to 1. */
  readonly cover: number;
  readonly colour: readonly [red: number, green: number, blue: number];
}

/** How much of a pixel's cover stays in the single tone, so that inner contrasts are seen. */
function visibleShare(pixels: readonly Pixel[], width: number): (pixel: Pixel) => number {
  const covered = pixels.filter(({ cover }) => cover > 0.5);
  const places = pixels.flatMap(({ cover }, index) => (cover > 0.5 ? [index] : []));
  const [left, right] = extent(places.map((index) => index % width));
  const [top, bottom] = extent(places.map((index) => Math.floor(index / width)));
  if (covered.length > PLATE * (right - left + 1) * (bottom - top + 1)) {
    const plate = [0, 1, 2].map((channel) => medianOf(covered, channel as 0 | 1 | 2));
    const distance = ({ colour }: Pixel) =>
      Math.max(...colour.map((value, channel) => Math.abs(value - (plate[channel] ?? 0))));
    const farthest = Math.max(NOISE, extent(covered.map(distance))[1]);
    return (pixel) => Math.max(0, 1 - (1.3 * distance(pixel)) / farthest);
  }
  const tone = ({ colour }: Pixel) => luminance(...colour);
  const mean = covered.reduce((sum, pixel) => sum + tone(pixel), 0) / (covered.length || 1);
  return (pixel) => Math.max(LEAST_TONE, 1 - (1.2 * Math.abs(tone(pixel) - mean)) / 255);
}

function extent(values: readonly number[]): readonly [least: number, most: number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

function medianOf(pixels: readonly Pixel[], channel: 0 | 1 | 2): number {
  const values = pixels.map(({ colour }) => colour[channel]).sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** The mean luminance of the visible part, of 255; `null` if nothing is visible. */
export async function meanLuminance(picture: Buffer): Promise<number | null> {
  const sharp = await loadSharp();
  const { data } = await sharp(picture)
    .resize(48, 48, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return visibleLuminance(data);
}
