import type { Sharp } from "sharp";
import { focalPoint } from "#edition/model/pictures/focal-point.ts";

/** The grey, from 0 to 1, that faces of all photos approach, and by how much: dark skin stays darker. */
const FACE = 0.55;
const APPROACH = 0.8;
/** The limits of the exponents for that; larger ones would show a dark photo's noise. */
const GAMMA = { least: 0.5, most: 2.4 } as const;
/** The mean grey that all photos approach around their faces, so that dark rooms and white walls go together. */
const MEAN = 0.41;
/** The strength of the curve below and above the face's grey, for the darkest and the lightest candidate. */
const SHADOWS = { from: 0.3, to: 2.8 } as const;
const LIGHTS = { from: 2, to: 0 } as const;
/** The greys that become black and, `HEADROOM` above the brightest, white in a faint photo. */
const BLACKEST = 0.2;
/** The part of a face's grey that may become black in a photo that is hardly evened; in others it is less. */
const BLACK_OF_FACE = 0.8;
const WHITEST = 0.6;
const HEADROOM = 0.1;
/** The zone around the face: its standard deviation in parts of the photo's shorter side. */
const ZONE = 0.25;
/** How many curves are tried between the darkest and the lightest. */
const STEPS = 24;
/** The weight of a pixel without the colour of skin; one with it weighs 1. */
const OTHER_THAN_SKIN = 0.02;
/** Where a face is if nobody has marked it, in percent of width and height. */
export const USUAL_FACE = "50 35";

/**
 * The values from 0 to 255 that replace those of each colour, so that faces of all photos look equally
 * lit: whether a wall is white or black around a face does not matter, and no value is cut off.
 * `share` is how far they go from their own light, of 1, and `focus` is the photo's `enfoque`.
 */
export async function toneCurve(
  photo: Sharp,
  share: number,
  focus = USUAL_FACE,
): Promise<Uint8Array> {
  const { data, info } = await smallPixels(photo);
  const { width, height, channels } = info;
  const face = focalPoint(focus);
  const zone = 2 * (ZONE * Math.min(width, height)) ** 2;
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = red, blue = red] = data.subarray(
      index * channels,
      (index + 1) * channels,
    );
    const x = (index % width) + 0.5 - (face.x / 100) * width;
    const y = Math.floor(index / width) + 0.5 - (face.y / 100) * height;
    const near = Math.exp(-(x ** 2 + y ** 2) / zone);
    return {
      colour: [red, green, blue],
      grey: greyOf([red, green, blue]),
      weight: near * (isSkin(red, green, blue) ? 1 : OTHER_THAN_SKIN),
    };
  });
  const greys = pixels.map(({ grey }) => grey).sort((one, other) => one - other);
  const weights = pixels.reduce((sum, { weight }) => sum + weight, 0);
  const seen = pixels.reduce((sum, { grey, weight }) => sum + grey * weight, 0) / weights;
  const darkest = greys[Math.floor(greys.length * 0.01)] ?? 0;
  const black = Math.min(BLACKEST, BLACK_OF_FACE * (1 - share) * seen, darkest);
  const white = clamp((greys[Math.floor(greys.length * 0.99)] ?? 1) + HEADROOM, WHITEST, 1);
  const stretched = (value: number) => clamp((value - black) / (white - black), 0, 1);
  const before = clamp(stretched(seen), 0.02, 0.98);
  const wanted = Math.log(FACE) / Math.log(before);
  const after = before ** clamp(wanted ** APPROACH, GAMMA.least, GAMMA.most);
  /** The curve through the face, from the darkest at 0 to the lightest at 1. */
  const curveAt = (lightness: number) =>
    Uint8Array.from({ length: 256 }, (_, index) => {
      const value = stretched(index / 255);
      return value < before
        ? 255 * after * bent(value / before, between(SHADOWS, lightness))
        : 255 * (1 - (1 - after) * bent((1 - value) / (1 - before), between(LIGHTS, lightness)));
    });
  const meanOf = (curve: Uint8Array) =>
    pixels.reduce((sum, { colour }) => sum + greyOf(colour.map((each) => curve[each] ?? 0)), 0) /
    pixels.length;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => curveAt(step / STEPS));
  const even = steps.find((curve) => meanOf(curve) >= MEAN) ?? curveAt(1);
  return even.map((to, index) => between({ from: 255 * stretched(index / 255), to }, share));
}

/** Whether a colour may be that of skin, which differs between people in brightness more than in hue. */
function isSkin(red: number, green: number, blue: number): boolean {
  const least = Math.min(green, blue);
  const saturation = (red - least) / (red || 1);
  const hue = (60 * (green - blue)) / (red - least || 1);
  return red > 20 && red >= green && hue > 3 && hue < 48 && saturation > 0.1 && saturation < 0.68;
}

/** The grey from 0 to 1 that browsers make of a colour from 0 to 255. */
export function greyOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Lifts greys between 0 and 1, dark ones by a factor of at most `1 + by`, because noise would be visible. */
function bent(value: number, by: number): number {
  return (value * (1 + by)) / (1 + by * value);
}

function between({ from, to }: { readonly from: number; readonly to: number }, share: number) {
  return from + (to - from) * share;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

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
