import type { Sharp } from "sharp";

/** The grey, from 0 to 1, that faces of all photos approach, and by how much: dark skin stays darker. */
const FACE = 0.55;
const APPROACH = 0.8;
/** The exponents of the curve: more would show a dark photo's noise, or turn a white wall grey. */
const GAMMA = { least: 0.5, most: 2.4 } as const;
/** Black and white of a faint photo are sought within these greys, white this much above its brightest. */
const BLACKEST = 0.1;
const WHITEST = 0.6;
const HEADROOM = 0.1;
/** The zone around the face: its standard deviation in parts of the photo's shorter side. */
const ZONE = 0.25;
/** A wall counts so much less than skin. */
const OTHER_THAN_SKIN = 0.02;
/** Where a face is if nobody has marked it, in percent of width and height. */
const USUAL_FACE = "50 35";

/**
 * The values from 0 to 255 that replace those of each colour, so that faces of all photos look equally
 * lit: whether a wall is white or black around a face does not matter, and no value is cut off.
 * `focus` is the photo's `enfoque`.
 */
export async function toneCurve(photo: Sharp, focus = USUAL_FACE): Promise<Uint8Array> {
  const { data, info } = await photo
    .resize({ width: 64 })
    .toColourspace("srgb")
    .flatten({ background: "#808080" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const [left = 0, top = 0] = focus.split(" ").map((percent) => Number(percent) / 100);
  const zone = 2 * (ZONE * Math.min(width, height)) ** 2;
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = red, blue = red] = data.subarray(
      index * channels,
      (index + 1) * channels,
    );
    const x = (index % width) + 0.5 - left * width;
    const y = Math.floor(index / width) + 0.5 - top * height;
    const near = Math.exp(-(x ** 2 + y ** 2) / zone);
    return {
      grey: (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255,
      weight: near * (isSkin(red, green, blue) ? 1 : OTHER_THAN_SKIN),
    };
  });
  const greys = pixels.map(({ grey }) => grey).sort((one, other) => one - other);
  const black = Math.min(BLACKEST, greys[Math.floor(greys.length * 0.01)] ?? 0);
  const white = clamp((greys[Math.floor(greys.length * 0.99)] ?? 1) + HEADROOM, WHITEST, 1);
  const stretched = (value: number) => clamp((value - black) / (white - black), 0, 1);
  const weights = pixels.reduce((sum, { weight }) => sum + weight, 0);
  const face =
    pixels.reduce((sum, { grey, weight }) => sum + stretched(grey) * weight, 0) / weights;
  const wanted = Math.log(FACE) / Math.log(clamp(face, 0.02, 0.98));
  const gamma = clamp(wanted ** APPROACH, GAMMA.least, GAMMA.most);
  return Uint8Array.from({ length: 256 }, (_, value) => 255 * stretched(value / 255) ** gamma);
}

/** Whether a colour may be that of skin, which differs between people in brightness more than in hue. */
function isSkin(red: number, green: number, blue: number): boolean {
  const least = Math.min(green, blue);
  const saturation = (red - least) / (red || 1);
  const hue = (60 * (green - blue)) / (red - least || 1);
  return red > 20 && red >= green && hue > 3 && hue < 48 && saturation > 0.1 && saturation < 0.68;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
