/** The middle of `values`, or the mean of the two in the middle; passes over NaN, NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** `list` from its element at `by` on, then from its beginning, so that none always comes first. */
export function rotated<Element>(list: readonly Element[], by: number): Element[] {
  const first = by % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
}
