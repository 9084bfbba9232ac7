import type { Entry } from "./attendance.ts";

/** How many people entered within an interval. */
export interface Arrivals {
  /** The start of the interval, in ms since the epoch. */
  readonly from: number;
  readonly count: number;
}

/** Counts entries by intervals of `stretchMs`, in order; intervals without an entry are omitted. */
export function arrivalsPer(stretchMs: number, entries: Iterable<Entry>): Arrivals[] {
  const counts = new Map<number, number>();
  for (const { at } of entries) {
    const from = Math.floor(at / stretchMs) * stretchMs;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts]
    .map(([from, count]) => ({ from, count }))
    .sort((one, other) => one.from - other.from);
}
