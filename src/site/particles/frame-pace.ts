/** A frame this much too early (ms) is still on time: displays do not tick exactly. */
const TOLERANCE = 1;

/**
 * Tells for each of the display's frames, at `now` milliseconds, whether it is drawn: at most
 * `frameRate` a second. Due times keep their own beat, so that a display of 90 or 144 Hz gets 60
 * frames too and not half or a third of its rate.
 */
export function createFramePace(): (now: number, frameRate: number) => boolean {
  let due = Number.NEGATIVE_INFINITY;
  return (now, frameRate) => {
    if (now < due - TOLERANCE) return false;
    due = Math.max(due + 1000 / frameRate, now);
    return true;
  };
}
