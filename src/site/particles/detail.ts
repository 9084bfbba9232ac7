/** Frames judged together. */
const SAMPLE = 15;
/**
 * What drawing a frame may take on average, milliseconds. Handing the picture on costs the browser
 * as much again (measured on 5120 x 2880 pixels): together a quarter of a frame's time.
 */
const WORK_LIMIT = 2;
/** How late frames may be on average, in parts of the time between two of them. */
const BEAT_LIMIT = 1.35;
/** One long gap is a window that was covered, not a frame that was dear. */
const LONGEST_BEAT = 4;
/** Device pixels a CSS pixel, from fine to coarse. */
const COARSEST = 1;
const SCALES = [2, 1.5, COARSEST];

/** How finely to draw, by what drawing has cost so far. */
export interface Detail {
  /** The device pixels a CSS pixel to draw with, at most `wanted`. */
  scale(wanted: number): number;
  /** Whether it can still fall, so that frames are worth judging. */
  canFall(wanted: number): boolean;
  /**
   * Takes in a frame that took `work` milliseconds and came `beat` times the wanted interval after
   * the one before, while the scale can fall; whether it fell for it.
   */
  judge(beat: number, work: number): boolean;
}

/**
 * Starts at the finest and goes down a step when frames are too dear; never up again, because a
 * picture that sharpens and blurs in turns is worse than a soft one.
 */
export function createDetail(): Detail {
  let step = 0;
  let frames = 0;
  let beats = 0;
  let worked = 0;
  const scale = (wanted: number) => Math.min(wanted, SCALES[step] ?? COARSEST);
  return {
    scale,
    canFall: (wanted) => scale(wanted) > COARSEST,
    judge(beat, work) {
      frames++;
      beats += Math.min(beat, LONGEST_BEAT);
      worked += work;
      if (frames < SAMPLE) return false;
      const tooDear = worked / frames > WORK_LIMIT || beats / frames > BEAT_LIMIT;
      frames = beats = worked = 0;
      if (!tooDear) return false;
      step++;
      return true;
    },
  };
}
