/** The point of a photo that stays in view, in percent of its width and height, and its enlargement there. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
  /** In percent; 100 is the whole photo. */
  readonly zoom: number;
}

/** Reads the content's `enfoque`, such as `50 30` or `50 30 150`. */
export function focalPoint(enfoque: string): FocalPoint {
  const [x = 0, y = 0, zoom = 100] = enfoque.split(" ").map(Number);
  return { x, y, zoom };
}

/** The point as the content's `enfoque`. */
export function toEnfoque({ x, y, zoom }: FocalPoint): string {
  return zoom === 100 ? `${x} ${y}` : `${x} ${y} ${zoom}`;
}
