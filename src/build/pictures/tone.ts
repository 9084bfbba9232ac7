import type { Sharp } from "sharp";

/** The greys, from 0 to 1, that dark, light and brightest parts of all photos become. */
const DARK = 0.07;
const LIGHT = 0.62;
const BRIGHTEST = 0.92;
/** More would burn a face and show the noise of a dark photo, less would turn a white wall into a grey one. */
const GAIN = { least: 0.6, most: 1.5 } as const;
/** Raising black by more than this would show a dark photo as if through fog. */
const RAISED = 0.06;

/** The factors of the CSS filters `brightness` and `contrast` for the greys of a photo. */
interface Tone {
  readonly brightness: number;
  readonly contrast: number;
}

/**
 * The tone that evens a photo with others. Dark is its darkest tenth, light the mean of its light half;
 * the brightest twentieth, such as a face before a dark wall, is not burnt.
 */
export async function toneOf(photo: Sharp): Promise<Tone> {
  const { data, info } = await photo
    .resize({ width: 64 })
    .toColourspace("srgb")
    .flatten({ background: "#808080" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const greys = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = red, blue = red] = data.subarray(at, at + info.channels);
    greys.push((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255);
  }
  greys.sort((one, other) => one - other);
  const dark = greys[Math.floor(greys.length / 10)] ?? 0;
  const lightHalf = greys.slice(Math.floor(greys.length / 2));
  const light = lightHalf.reduce((sum, grey) => sum + grey, 0) / lightHalf.length;
  const brightest = greys[Math.floor(greys.length * 0.95)] ?? 1;
  const unburnt = BRIGHTEST / (brightest || 1);
  const gain = clamp(
    Math.min((LIGHT - DARK) / (light - dark || 1), unburnt),
    GAIN.least,
    GAIN.most,
  );
  // The CSS filter `contrast(c)` adds (1 - c) / 2 to each value.
  const contrast =
    1 - 2 * clamp(LIGHT - gain * light, -RAISED, Math.min(RAISED, BRIGHTEST - gain * brightest));
  return { brightness: rounded(gain / contrast), contrast: rounded(contrast) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** In steps too small for the eye, so that photos share rules. */
function rounded(factor: number): number {
  return Math.round(factor * 20) / 20;
}
