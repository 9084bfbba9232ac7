import type { Entry } from "./attendance.ts";

/** How many people came in within a stretch of time. */
export interface Arrivals {
  /** When the stretch begins, in ms since the epoch. */
  readonly from: number;
  readonly count: number;
}

/** Entries by stretches of `stretchMs`, by time; stretches without an entry are left out. */
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
