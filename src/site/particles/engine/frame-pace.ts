/**
 * Returns a function that, called at each frame with the time in milliseconds, returns how long to
 * wait for the next one. Due times are kept apart from the timers, which round to whole milliseconds
 * and come late, so that the rate is met. Frames missed while the program slept are dropped.
 */
export function createFramePace(): (now: number, frameRate: number) => number {
  let due = Number.NEGATIVE_INFINITY;
  return (now, frameRate) => {
    const interval = 1000 / frameRate;
    due = (due + interval > now ? due : now) + interval;
    return due - now;
  };
}
