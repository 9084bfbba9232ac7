import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import sharp from "sharp";
import { isBoxed, openMark } from "../../../content/photos/mark-box.ts";
import type { Drawn, Mark } from "../../../domain/edition/drawn.ts";
import type { EditionContent } from "../../../domain/edition/edition.ts";
import { contentHash } from "../content-hash.ts";
import { type Caches, cachedFolder } from "../drawing-cache.ts";
import { linkFile } from "../link-files.ts";

interface MarkOptions {
  readonly photosDir: string;
  /** Served as `/fotos/`. */
  readonly outDir: string;
  readonly caches: Caches;
}

/** Part of each cache key: raise it when the code below changes what it writes. */
const VERSION = 1;
/** Describes the drawn picture beside it. */
const MARK = "mark.json";

/** Pixels in which a mark must fit, for screens with three pixels to one of CSS. */
const BOXES = {
  crest: { width: 480, height: 216 },
  logo: { width: 1440, height: 1080 },
  sponsor: { width: 720, height: 240 },
} as const;
/** The tone of sponsors' logos, as the text's. */
const CREAM = { r: 251, g: 241, b: 234 };
/** The mean luminance, of 255, below which a mark needs a light background. */
const DARK = 60;
/** The least opacity of the tone that is farthest from a logo's mean. */
const LEAST_TONE = 0.35;

/**
 * Draws the marks of the content as pictures. An SVG is rasterised, so that no script in it can reach
 * the page.
 */
export async function drawMarks(
  { edicion, patrocinadores = [] }: EditionContent,
  options: MarkOptions,
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
  { photosDir, outDir, caches }: MarkOptions,
): Promise<readonly [string, Mark]> {
  const source = join(photosDir, name);
  const settings = JSON.stringify({ VERSION, kind, isDrawing: extname(name) === ".svg" });
  const key = `mark-${contentHash(settings, await readFile(source))}`;
  const folder = await cachedFolder(caches, key, (draft) => writeMark(source, kind, draft));
  const mark: Mark = JSON.parse(await readFile(join(folder, MARK), "utf8"));
  await linkFile(join(folder, mark.file), join(outDir, mark.file));
  return [name, mark];
}

async function writeMark(source: string, kind: keyof typeof BOXES, folder: string): Promise<void> {
  const whole =
    kind === "sponsor" ? await inOneTone(source) : await openMark(source).png().toBuffer();
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
  const dark = kind !== "sponsor" && ((await meanLuminance(data)) ?? DARK) < DARK;
  const mark: Mark = { file, width, height, ...(dark && { dark: true as const }) };
  await writeFile(join(folder, MARK), JSON.stringify(mark));
}

/** The mark as a picture in the text's tone; its inner contrasts become transparency. */
async function inOneTone(source: string): Promise<Buffer> {
  const { data, info } = await openMark(source).raw().toBuffer({ resolveWithObject: true });
  const boxed = isBoxed(data, info);
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * index, 4 * index + 4);
    // In a white box, the mark is everything that is not white.
    const cover = boxed ? 1 - Math.min(red, green, blue) / 255 : alpha / 255;
    return { cover, tone: luminance(red, green, blue) };
  });
  const all = pixels.reduce((sum, { cover }) => sum + cover, 0) || 1;
  const mean = pixels.reduce((sum, { cover, tone }) => sum + cover * tone, 0) / all;
  const out = Buffer.alloc(4 * pixels.length);
  pixels.forEach(({ cover, tone }, index) => {
    const visible = Math.max(LEAST_TONE, 1 - (1.2 * Math.abs(tone - mean)) / 255);
    out.set(
      [CREAM.r, CREAM.g, CREAM.b, Math.round(255 * cover * (boxed ? 1 : visible))],
      4 * index,
    );
  });
  const { width, height } = info;
  return sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** The mean luminance of the visible part, of 255; `null` if nothing is visible. */
export async function meanLuminance(picture: Buffer): Promise<number | null> {
  const { data } = await sharp(picture)
    .resize(48, 48, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [sum, weight] = [0, 0];
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index, index + 4);
    sum += alpha * luminance(red, green, blue);
    weight += alpha;
  }
  return weight > 0 ? sum / weight : null;
}

/** The weights of ITU-R BT.601, of 255. */
function luminance(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
