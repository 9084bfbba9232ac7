/**
 * Tells at each frame, at `now` milliseconds, how long to wait for the next one. Due times keep
 * their own beat: timers count whole milliseconds and come late, and still the rate is met. What
 * was missed while the program slept is not made up for.
 */
export function createFramePace(): (now: number, frameRate: number) => number {
  let due = Number.NEGATIVE_INFINITY;
  return (now, frameRate) => {
    const interval = 1000 / frameRate;
    due = (due + interval > now ? due : now) + interval;
    return due - now;
  };
}
