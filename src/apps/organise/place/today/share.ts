/** The share of `part` in `whole`, for the end of a sentence: `, el 64 %`. Empty without a whole. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 || part === 0 ? "" : `, el ${Math.round((100 * part) / whole)} %`;
}
