/** Letters `start` to `end` of a text, and what comes in their place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * `text`, which begins at `offset` of the text that `splices` are about, with them applied. What comes
 * in at one place stays in the order of `splices`.
 */
export function applySplices(text: string, splices: readonly Splice[], offset = 0): string {
  return splices
    .toReversed()
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce(
      (changed, { start, end, text: by }) =>
        changed.slice(0, start - offset) + by + changed.slice(end - offset),
      text,
    );
}
