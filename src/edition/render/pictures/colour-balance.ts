import type { Sharp } from "sharp";
import { greyOf, smallPixels } from "./tone.ts";

/** How the colours of a photo change so that photos of different cameras and rooms go together. */
export interface ColourBalance {
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
  let chroma = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = gains.map((gain, channel) => gain * (data[at + channel] ?? 0));
    chroma += (Math.max(...colour) - Math.min(...colour)) / 255 / count;
  }
  return { gains, saturation: Math.min(1, Math.max(LEAST_SATURATION, VIVID / chroma)) };
}

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
      data[colour] = Math.round(grey + kept * ((data[colour] ?? 0) - grey));
    }
  }
}
