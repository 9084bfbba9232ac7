import type { Sharp } from "sharp";

/** Dots per inch at which a drawing is rasterised; a viewBox of 100 units becomes 417 pixels wide. */
const DENSITY = 300;
/** The most pixels of its longer side: programs for print count a page in hundredths of a millimetre. */
const MOST_PIXELS = 8192;
/** The longest time for one picture: the filters of a small drawing may take minutes. */
export const LONGEST = { seconds: 20 };
/** Pixels of a mark in which its tones are read. */
const LARGEST = 720;

/** Loaded when a picture is checked or drawn: it takes a server 20 MB, and a change of texts alone needs none. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Servers rest most of the time, on machines that may have 512 MB.
  sharp.cache(false);
  return sharp;
}

/** The dots per inch at which `drawing` is opened; the number means nothing to photos. */
export async function densityFor(drawing: string | Uint8Array): Promise<number> {
  const sharp = await loadSharp();
  // One of a few units has no pixels at that density.
  const small = sharp(drawing, { density: 1 }).metadata();
  const { width, height } = await small.catch(() => ({ width: 1, height: 1 }));
  return Math.max(1, Math.min(DENSITY, Math.floor(MOST_PIXELS / Math.max(width, height))));
}

/** Opens a crest or logo with an alpha channel, at a size that shows all of it. */
export async function openMark(file: string): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(file, { density: await densityFor(file) })
    .timeout(LONGEST)
    .rotate()
    .resize({ width: LARGEST, height: LARGEST, fit: "inside" })
    .ensureAlpha();
}
