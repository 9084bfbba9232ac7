/** A file in content/fotos, and as much as is known about it. */
export interface PhotoFacts {
  /** Its path in content/fotos, such as `2025/foto.jpg`. */
  readonly path: string;
  /** Its width in pixels after orientation; `null` if it cannot be decoded completely. */
  readonly width?: number | null;
  /** Equal for files with the same bytes. */
  readonly digest?: string;
  /** Whether it is a mark with a white box behind it. */
  readonly isBoxed?: boolean;
}
