import { createWindowCounter } from "./window-counter.ts";

/** Misses that were told to all addresses together in a minute before look-ups are held back. */
export const MISSES_A_MINUTE = 300;
/** For each miss beyond those, in ms. */
const HELD_PER_MISS_MS = 20;
/** Well below the ten seconds that the page waits for an answer. */
export const HELD_AT_MOST_MS = 4000;

/**
 * Slows down whoever tries carnets from many addresses at once. It holds every look-up alike, before
 * anybody knows what it will find: refusing only the misses would tell who is registered, and
 * refusing all of them would keep registered students out.
 */
export interface LookupBrake {
  /** Resolves when a look-up may go on. */
  hold(): Promise<void>;
  /** Counts one miss that is told. */
  countMiss(): void;
}

/**
 * A brake kept in this process's memory. `onCeiling` is called once in each minute with more misses
 * than the ceiling.
 */
export function createLookupBrake(onCeiling: () => void): LookupBrake {
  const misses = createWindowCounter(60);
  return {
    hold: async () => {
      const beyond = misses.count("all") - MISSES_A_MINUTE;
      const ms = Math.min(beyond * HELD_PER_MISS_MS, HELD_AT_MOST_MS);
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    },
    countMiss: () => {
      if (misses.add("all", 1) === MISSES_A_MINUTE + 1) onCeiling();
    },
  };
}
