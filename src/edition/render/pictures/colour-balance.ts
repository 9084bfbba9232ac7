import type { Sharp } from "sharp";
import { focalPoint } from "#edition/model/pictures/focal-point.ts";
import { greyOf, smallPixels, USUAL_FACE } from "./tone.ts";

/** How the colours of a photo change so that photos of different cameras and rooms go together. */
interface ColourBalance {
  /** Factors of red, green and blue, against a cast. */
  readonly gains: readonly [red: number, green: number, blue: number];
  /** The share of the saturation that stays. */
  readonly saturation: number;
}

/** From this ratio between the means of two channels on, a photo has a cast. */
const CAST = 1.25;
/** By how much a cast is reduced, and the limits of its gains. */
const REDUCED = 0.75;
const GAIN = { least: 0.68, most: 1.5 } as const;
/** The mean chroma, from 0 to 1, above which a photo is too vivid beside others, and the least share that stays. */
const VIVID = 0.13;
const LEAST_SATURATION = 0.65;

/** Skin is mostly red, so a red photo has no cast; green classrooms and blue stages have one. */
export async function colourBalance(photo: Sharp): Promise<ColourBalance> {
  const { data, info } = await smallPixels(photo);
  if (info.channels < 3) return { gains: [1, 1, 1], saturation: 1 };
  const count = data.length / info.channels;
  const means = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += info.channels) sum += data[at] ?? 0;
    return Math.max(sum / count, 1);
  });
  const [red = 1, green = 1, blue = 1] = means;
  const hasCast = red < Math.max(green, blue) && Math.max(...means) / Math.min(...means) > CAST;
  const grey = (red + green + blue) / 3;
  const gainOf = (mean: number) =>
    hasCast ? Math.min(GAIN.most, Math.max(GAIN.least, (grey / mean) ** REDUCED)) : 1;
  const gains = [gainOf(red), gainOf(green), gainOf(blue)] as const;
  const saturation = VIVID / chromaOf(data, info.channels, gains);
  return { gains, saturation: Math.min(1, Math.max(LEAST_SATURATION, saturation)) };
}

/** The mean chroma of a photo, from 0 to 1. */
export async function vividnessOf(photo: Sharp): Promise<number> {
  const { data, info } = await smallPixels(photo);
  return info.channels < 3 ? 0 : chromaOf(data, info.channels, [1, 1, 1]);
}

function chromaOf(data: Buffer, channels: number, gains: readonly number[]): number {
  let chroma = 0;
  for (let at = 0; at < data.length; at += channels) {
    const colour = gains.map((gain, channel) => gain * (data[at + channel] ?? 0));
    chroma += (Math.max(...colour) - Math.min(...colour)) / 255;
  }
  return (chroma * channels) / data.length;
}

/** The width of a room's frame by its height. */
const FRAME = 3 / 2;
/** The value below which this share of the pixels lies is haze, at most `HAZIEST` of 255; most of it is taken away. */
const DARKEST = 0.02;
const HAZIEST = 90;
const TAKEN = 0.9;

/**
 * Takes the haze from a room in place: what is darkest of the part that frames show becomes as dark as the page's
 * ground, in whatever light it stands. A portrait has none: what is darkest there is hair, which has a colour.
 */
export async function clearHaze(
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
  shown: Sharp,
  focus = USUAL_FACE,
): Promise<void> {
  const part = Math.min(height, Math.round(width / FRAME));
  const top = Math.round(((height - part) * focalPoint(focus).y) / 100);
  const cut = shown.extract({ left: 0, top, width, height: part });
  const { data: small, info } = await smallPixels(cut);
  for (let channel = 0; channel < Math.min(3, info.channels); channel += 1) {
    const values = small.filter((_, at) => at % info.channels === channel).sort();
    const darkest = values[Math.floor(values.length * DARKEST)] ?? 0;
    const floor = TAKEN * Math.min(HAZIEST, darkest);
    for (let at = channel; at < data.length; at += channels)
      data[at] = Math.max(0, Math.round(((data[at] ?? 0) - floor) * (255 / (255 - floor))));
  }
}

/** The page's warm white, by channel from 0 to 1. White in a photo becomes it, so that walls and lamps match texts. */
const WHITE = [251 / 255, 241 / 255, 234 / 255] as const;

/** Changes all colours in place; an even number of channels has alpha, which stays. */
export function evenPixels(
  data: Buffer,
  channels: number,
  { curve, gains, saturation }: ColourBalance & { readonly curve: Uint8Array },
): void {
  const colours = channels - ((channels + 1) % 2);
  const greyAt = (at: number) =>
    255 * greyOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  for (let at = 0; at < data.length; at += channels) {
    const before = greyAt(at);
    for (let colour = 0; colour < colours; colour += 1) {
      const balanced = Math.min(255, Math.round((data[at + colour] ?? 0) * (gains[colour] ?? 1)));
      data[at + colour] = curve[balanced] ?? 0;
    }
    if (colours < 3) continue;
    const grey = greyAt(at);
    // The coloured noise of dark rooms is lifted with their shadows.
    const kept = saturation * Math.min(1, (before / Math.max(grey, 1)) ** 0.25);
    for (let colour = at; colour < at + 3; colour += 1) {
      const even = grey + kept * ((data[colour] ?? 0) - grey);
      data[colour] = Math.round(even * (WHITE[colour - at] ?? 1));
    }
  }
}
