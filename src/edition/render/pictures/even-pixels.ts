import type { ColourBalance } from "./colour-balance.ts";
import { greyOf } from "./tone.ts";

/** How the colours of a photo are evened: balanced, and then replaced by those of the curve. */
interface Tones extends ColourBalance {
  readonly curve: Uint8Array;
}

/**
 * Changes all colours in place; the alpha channel, which exists if the number of channels is even,
 * stays.
 */
export function evenPixels(data: Buffer, channels: number, tones: Tones): void {
  const { curve, gains, saturation } = tones;
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
    const kept = saturation * Math.min(1, Math.sqrt(before / Math.max(grey, 1)));
    for (let colour = at; colour < at + 3; colour += 1) {
      data[colour] = Math.round(grey + kept * ((data[colour] ?? 0) - grey));
    }
  }
}
