/** Measured frames per decision. */
const SAMPLE = 15;
/**
 * Milliseconds that drawing a frame may take on average. Compositing costs the browser as much again
 * (measured at 5120 x 2880 pixels): together a quarter of a frame's time.
 */
const WORK_LIMIT = 2;
/** Average interval between frames, as a multiple of the wanted one, above which they are late. */
const INTERVAL_LIMIT = 1.35;
/** A longer interval counts as this: the window was covered, the frame was not expensive. */
const LONGEST_INTERVAL = 4;
/** Device pixels per CSS pixel, from fine to coarse. */
const COARSEST = 1;
const SCALES = [2, 1.5, COARSEST];

/** The resolution to draw at, by what drawing has cost so far. */
export interface AdaptiveResolution {
  /** Device pixels per CSS pixel to draw with, at most `wanted`. */
  scale(wanted: number): number;
  /** Whether the scale can still fall, so that frames are worth measuring. */
  canFall(wanted: number): boolean;
  /**
   * Records a frame: its interval to the frame before, as a multiple of the wanted interval, and the
   * milliseconds that drawing it took. Returns whether the scale falls because of it.
   */
  record(interval: number, work: number): boolean;
}

/**
 * Starts at the finest scale and goes down a step when frames are too expensive; never up again,
 * because a picture that sharpens and blurs in turns is worse than a soft one.
 */
export function createAdaptiveResolution(): AdaptiveResolution {
  let step = 0;
  let frames = 0;
  let intervals = 0;
  let worked = 0;
  const scale = (wanted: number) => Math.min(wanted, SCALES[step] ?? COARSEST);
  return {
    scale,
    canFall: (wanted) => scale(wanted) > COARSEST,
    record(interval, work) {
      frames++;
      intervals += Math.min(interval, LONGEST_INTERVAL);
      worked += work;
      if (frames < SAMPLE) return false;
      const tooExpensive = worked / frames > WORK_LIMIT || intervals / frames > INTERVAL_LIMIT;
      frames = intervals = worked = 0;
      if (!tooExpensive) return false;
      step++;
      return true;
    },
  };
}
