import type { Sharp } from "sharp";

/** The width in pixels at which a photo is measured. */
const WIDTH = 64;

/** The colours of a photo at a small size, row by row, in sRGB, with grey behind what is transparent. */
export function smallPixels(photo: Sharp) {
  return photo
    .resize({ width: WIDTH })
    .toColourspace("srgb")
    .flatten({ background: "#808080" })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
