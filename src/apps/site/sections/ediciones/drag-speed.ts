/** Where a pointer was, in CSS pixels, and when, in milliseconds. */
export interface Moment {
  readonly x: number;
  readonly time: number;
}

/** Milliseconds before the release that decide whether a drag was a throw. */
const WINDOW = 100;

/** The moments that `dragSpeed` still needs at `time`, from the oldest to the newest. */
export function recentMoments(moments: readonly Moment[], time: number): readonly Moment[] {
  return moments.filter((moment) => time - moment.time <= WINDOW);
}

/**
 * Horizontal speed in CSS pixels a millisecond at the release of a drag: the way of the last `WINDOW`
 * alone, because a photo that is held still after a flick is not thrown.
 */
export function dragSpeed(moments: readonly Moment[], time: number): number {
  const recent = recentMoments(moments, time);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last) return 0;
  return (last.x - first.x) / Math.max(time - first.time, 1);
}
