/** The number from 0 to `size` that is nearest to `value`. */
export function clamp(value: number, size: number): number {
  return Math.min(Math.max(value, 0), size);
}
