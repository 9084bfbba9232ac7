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

/** The point of the frame, in percent, to which the face of an enlarged portrait is moved as far as the photo allows. */
export const FACE = { x: 50, y: 42 } as const;

/** A face low in a photo, as before a wall, is enlarged at most so far where nobody has chosen it. */
const MOST_BY_ITSELF = 1.5;

/** How many times as large as its frame a portrait is, so that its face stands where others have theirs. */
export function portraitZoom({ y, zoom }: FocalPoint): number {
  if (zoom > 100) return zoom / 100;
  const lifting = (100 - FACE.y) / Math.max(1, 100 - y);
  return Math.round(100 * Math.max(1, Math.min(MOST_BY_ITSELF, lifting))) / 100;
}

/** The point as the content's `enfoque`. */
export function toEnfoque({ x, y, zoom }: FocalPoint): string {
  return zoom === 100 ? `${x} ${y}` : `${x} ${y} ${zoom}`;
}
