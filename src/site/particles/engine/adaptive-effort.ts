import { CALM_FRAME_RATE } from "../simulation/constants.ts";

/** Measured frames per decision about what drawing costs. */
const SAMPLE = 15;
/**
 * Milliseconds that drawing a frame may take on average. Compositing costs the browser as much again
 * (measured at 5120 x 2880 pixels): together a quarter of a frame's time.
 */
const WORK_LIMIT = 2;
/** Seconds of wanted frames per decision about the pace. */
const WATCH = 2;
/** Average interval between frames, as a multiple of the wanted one, above which they are late. */
const LATE = 1.35;
/** Above this the motion is no motion any more: 14 frames a second and fewer, when calm. */
const HOPELESS = 2.25;
/** A longer interval counts as this: the window was covered, the frame was not expensive. */
const LONGEST_INTERVAL = 8;
/** Hopeless watches in a row before it rests; one may be the page's own work. */
const PATIENCE = 2;

/** How much is drawn: device pixels per CSS pixel and frames a second, at most. */
interface Effort {
  readonly scale: number;
  readonly frameRate: number;
}

const EFFORTS: readonly Effort[] = [
  { scale: 2, frameRate: Number.POSITIVE_INFINITY },
  { scale: 1.5, frameRate: Number.POSITIVE_INFINITY },
  { scale: 1, frameRate: Number.POSITIVE_INFINITY },
  { scale: 1, frameRate: CALM_FRAME_RATE },
];

/** What is to be done after a frame. */
export type QualityChange = "none" | "draw-less" | "rest";

/** How much to draw, by what drawing has cost and how late frames came so far. */
export interface AdaptiveEffort {
  /** What to draw of what is wanted. */
  of(wanted: Effort): Effort;
  /** Whether fewer pixels can still be drawn, so that the cost of frames is worth measuring. */
  canCoarsen(wanted: Effort): boolean;
  /** Records the milliseconds that drawing a frame took. */
  recordWork(work: number, wanted: Effort): QualityChange;
  /** Records the milliseconds between a frame and the one before. */
  recordInterval(interval: number, wanted: Effort): QualityChange;
  /** Watches anew, as after a rest. */
  restart(): void;
}

/**
 * Starts with the finest and goes down a step when frames are too expensive or too late; never up
 * again, because a picture that sharpens and blurs in turns is worse than a soft one. Below the last
 * step it rests, where no motion can be kept up, as on machines without a graphics processor.
 */
export function createAdaptiveEffort(): AdaptiveEffort {
  let step = 0;
  let measured = 0;
  let worked = 0;
  let frames = 0;
  let intervals = 0;
  let hopeless = 0;

  const effortAt = (index: number, wanted: Effort): Effort => {
    const limit = EFFORTS[index] ?? wanted;
    return {
      scale: Math.min(wanted.scale, limit.scale),
      frameRate: Math.min(wanted.frameRate, limit.frameRate),
    };
  };

  /** The next step that draws less, or `null`; a small screen has the same on several. */
  const nextStep = (wanted: Effort) => {
    const now = effortAt(step, wanted);
    const index = EFFORTS.findIndex((_, i) => {
      const { scale, frameRate } = effortAt(i, wanted);
      return i > step && (scale < now.scale || frameRate < now.frameRate);
    });
    return index < 0 ? null : index;
  };

  const canCoarsen = (wanted: Effort) =>
    effortAt(EFFORTS.length - 1, wanted).scale < effortAt(step, wanted).scale;

  function watchAnew(): void {
    measured = worked = frames = intervals = 0;
  }

  function drawLess(wanted: Effort): QualityChange {
    const next = nextStep(wanted);
    if (next === null) return "none";
    step = next;
    watchAnew();
    return "draw-less";
  }

  return {
    of: (wanted) => effortAt(step, wanted),
    canCoarsen,
    recordWork(work, wanted) {
      measured++;
      worked += work;
      if (measured < SAMPLE) return "none";
      const tooExpensive = worked / measured > WORK_LIMIT;
      measured = worked = 0;
      return tooExpensive && canCoarsen(wanted) ? drawLess(wanted) : "none";
    },
    recordInterval(interval, wanted) {
      const { frameRate } = effortAt(step, wanted);
      frames++;
      intervals += Math.min((interval * frameRate) / 1000, LONGEST_INTERVAL);
      if (intervals < WATCH * frameRate) return "none";
      const lateness = intervals / frames;
      frames = intervals = 0;
      if (lateness > LATE && nextStep(wanted) !== null) return drawLess(wanted);
      hopeless = lateness > HOPELESS ? hopeless + 1 : 0;
      return hopeless < PATIENCE ? "none" : "rest";
    },
    restart() {
      watchAnew();
      hopeless = 0;
    },
  };
}
