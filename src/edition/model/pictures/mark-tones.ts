/** Pixels between the edge and where its colour is read. */
const INSET = 2;
/** The mean luminance, of 255, below which a mark needs a light background. */
export const DARK = 60;
/** That above which one needs a dark background on white paper. */
export const LIGHT = 215;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether nearly all of the edge is opaque and nearly white. `data` is RGBA. */
export function isBoxed(data: ArrayLike<number>, { width, height }: Size): boolean {
  const white = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    const isLight = [0, 1, 2].every((channel) => (data[at + channel] ?? 0) > 235);
    return isLight && (data[at + 3] ?? 0) > 250;
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

/** The mean luminance of the visible part of RGBA, of 255; `null` if nothing is visible. */
export function visibleLuminance(data: ArrayLike<number>): number | null {
  let [sum, weight] = [0, 0];
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = Array.from(
      { length: 4 },
      (_, channel) => data[index + channel],
    );
    sum += alpha * luminance(red, green, blue);
    weight += alpha;
  }
  return weight > 0 ? sum / weight : null;
}

/** The weights of ITU-R BT.601, of 255. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
