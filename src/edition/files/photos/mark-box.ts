import sharp, { type Sharp } from "sharp";

/** Dots per inch at which a drawing is rasterised; a viewBox of 100 units becomes 417 pixels wide. */
export const DENSITY = 300;
/** The longest time for one picture: the filters of a small drawing may take minutes. */
export const LONGEST = { seconds: 20 };
/** Pixels of a mark in which its tones are read. */
const LARGEST = 720;

/** Pixels between the edge and where its colour is read. */
const INSET = 2;

/** Opens a crest or logo with an alpha channel, at a size that shows all of it. */
export function openMark(file: string): Sharp {
  return sharp(file, { density: DENSITY })
    .timeout(LONGEST)
    .rotate()
    .resize({ width: LARGEST, height: LARGEST, fit: "inside" })
    .ensureAlpha();
}

/** Whether nearly all of the edge is opaque and nearly white. `data` is RGBA. */
export function isBoxed(
  data: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const white = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    return data.subarray(at, at + 3).every((channel) => channel > 235) && (data[at + 3] ?? 0) > 250;
  };
  // A fraction of a pixel at the edge of a drawing is half transparent.
  const [left, right, top, bottom] = [INSET, width - 1 - INSET, INSET, height - 1 - INSET];
  const columns = Array.from({ length: width - 2 * INSET }, (_, x) => [
    white(x + INSET, top),
    white(x + INSET, bottom),
  ]);
  const rows = Array.from({ length: height - 2 * INSET }, (_, y) => [
    white(left, y + INSET),
    white(right, y + INSET),
  ]);
  const edge = [...columns, ...rows].flat();
  return edge.filter(Boolean).length / edge.length > 0.9;
}
