import { join } from "node:path";
import type { CertificateSheet } from "#certificates/pdf/sheet.ts";
import { loadSharp, openMark } from "#edition/files/open-picture.ts";
import type { Edition } from "#edition/model/edition.ts";
import { fileHash } from "../content-hash.ts";
import { type Caches, cachedFile } from "../drawing-cache.ts";
import { meanLuminance } from "../pictures/draw-marks.ts";

/** Part of each cache key: raise it when the code below changes what it draws. */
const VERSION = 1;
/** Pixels in which a mark must fit, some 260 to the inch. */
const CREST = { width: 420, height: 170 };
const LOGO = { width: 780, height: 500 };
/** The mean luminance, of 255, above which a mark needs a dark background on white paper. */
const LIGHT = 215;

/** The edition's logo and crests as certificates print them: JPEG on the paper's white, which is quick to embed. */
export async function certificateMarks(
  { logo, escudos = [] }: Pick<Edition["edicion"], "logo" | "escudos">,
  photosDir: string,
  caches: Caches,
): Promise<CertificateSheet["marks"]> {
  return {
    logo: logo === undefined ? null : await printed(join(photosDir, logo), LOGO, caches),
    crests: await Promise.all(
      escudos.map(({ archivo }) => printed(join(photosDir, archivo), CREST, caches)),
    ),
  };
}

async function printed(source: string, box: typeof CREST, caches: Caches): Promise<string> {
  const key = `printed-${await fileHash(JSON.stringify({ VERSION, box }), source)}`;
  const jpeg = await cachedFile(caches, key, () => jpegOf(source, box));
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

async function jpegOf(source: string, box: typeof CREST): Promise<Buffer> {
  const sharp = await loadSharp();
  const whole = await (await openMark(source)).png().toBuffer();
  const mark = await sharp(whole)
    .trim()
    .toBuffer()
    .catch(() => whole);
  const resized = sharp(mark).resize({ ...box, fit: "inside" });
  const isLight = ((await meanLuminance(mark)) ?? 0) > LIGHT;
  const background = isLight ? "#140a0c" : "#fff";
  const edge = isLight ? 16 : 0;
  return resized
    .flatten({ background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}
