/**
 * An element whose index is known to be in range, which the type checker cannot know. The engine
 * compiles the fallback away (measured: no difference).
 */
export function at(values: Float32Array | Uint16Array | Uint8Array, index: number): number {
  return values[index] ?? 0;
}
