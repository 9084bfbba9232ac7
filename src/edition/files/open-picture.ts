import type { Sharp } from "sharp";

/** Dots per inch at which a drawing is rasterised; a viewBox of 100 units becomes 417 pixels wide. */
export const DENSITY = 300;
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

/** Opens a crest or logo with an alpha channel, at a size that shows all of it. */
export async function openMark(file: string): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(file, { density: DENSITY })
    .timeout(LONGEST)
    .rotate()
    .resize({ width: LARGEST, height: LARGEST, fit: "inside" })
    .ensureAlpha();
}
