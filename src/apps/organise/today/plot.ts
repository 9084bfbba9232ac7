interface Interval {
  /** In ms since the epoch. */
  readonly from: number;
  readonly count: number;
}

export const INTERVAL_MS = 10 * 60_000;
/** Twelve hours; more intervals would be thinner than a pixel on a phone. */
const MOST_INTERVALS = 72;

/**
 * The intervals from the first arrival to the last, at most the last twelve hours, so that one early
 * entry does not compress the plot.
 */
export function intervalsOf(arrivals: readonly Interval[]): readonly Interval[] {
  const last = arrivals.at(-1);
  if (last === undefined) return [];
  const earliest = last.from - (MOST_INTERVALS - 1) * INTERVAL_MS;
  const counts = new Map(arrivals.map(({ from, count }) => [from, count]));
  const first = Math.max(earliest, arrivals[0]?.from ?? last.from);
  const length = Math.floor((last.from - first) / INTERVAL_MS) + 1;
  return Array.from({ length }, (_, index) => {
    const from = first + index * INTERVAL_MS;
    return { from, count: counts.get(from) ?? 0 };
  });
}
