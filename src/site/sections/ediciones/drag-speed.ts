/** A pointer's position, in CSS pixels, and its time, in milliseconds. */
export interface Moment {
  readonly x: number;
  readonly time: number;
}

/** The last milliseconds before the release, which determine the speed. */
const WINDOW = 100;

/** The moments that `dragSpeed` still needs at `time`, in order. */
export function recentMoments(moments: readonly Moment[], time: number): readonly Moment[] {
  return moments.filter((moment) => time - moment.time <= WINDOW);
}

/**
 * The horizontal speed in CSS pixels per millisecond when a drag is released. Only the last `WINDOW`
 * counts, because a photo that is held still after a flick is not thrown.
 */
export function dragSpeed(moments: readonly Moment[], time: number): number {
  const recent = recentMoments(moments, time);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last) return 0;
  return (last.x - first.x) / Math.max(time - first.time, 1);
}
