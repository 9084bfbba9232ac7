import sharp, { type Sharp } from "sharp";

/** Dots per inch at which a drawing is rasterised; a viewBox of 100 units becomes 417 pixels wide. */
export const DENSITY = 300;
/** The longest time for one picture: the filters of a small drawing may take minutes. */
export const LONGEST = { seconds: 20 };
/** Pixels of a mark in which its tones are read. */
const LARGEST = 720;

/** Opens a crest or logo with an alpha channel, at a size that shows all of it. */
export function openMark(file: string): Sharp {
  return sharp(file, { density: DENSITY })
    .timeout(LONGEST)
    .rotate()
    .resize({ width: LARGEST, height: LARGEST, fit: "inside" })
    .ensureAlpha();
}
