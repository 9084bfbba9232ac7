import type { Mark } from "#edition/model/pictures/drawn.ts";
import { emblemGeometry, nodePath, segmentPath } from "#edition/model/pictures/emblem-geometry.ts";
import { themeColour } from "#platform/ui/styles/theme-colours.ts";
import { photoFileAddress } from "#site/parts/photo/photo-address.ts";

/** An edition's own logo, loaded; it is made for the page's dark background unless it is dark itself. */
export interface Logo {
  readonly picture: HTMLImageElement;
  readonly dark: boolean;
}

interface MarkBox {
  readonly editionNumber: number;
  readonly logo: Logo | null;
  readonly x: number;
  readonly y: number;
  /** The largest size that it may have. */
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly isOnDark: boolean;
}

/** Resolves with `null` if there is none, or it fails to load. */
export async function loadLogo(mark: Mark | undefined): Promise<Logo | null> {
  if (!mark) return null;
  const picture = new Image();
  picture.src = photoFileAddress(mark.file);
  return picture.decode().then(
    () => ({ picture, dark: mark.dark ?? false }),
    () => null,
  );
}

/** Draws the edition's logo, or its numeral, as large as fits from `x` and `y` on. */
export function drawMark(context: CanvasRenderingContext2D, place: MarkBox): void {
  if (place.logo) drawLogo(context, place.logo, place);
  else drawEmblem(context, place);
}

function drawLogo(context: CanvasRenderingContext2D, logo: Logo, place: MarkBox): void {
  const { x, y, width, height } = place;
  const { naturalWidth, naturalHeight } = logo.picture;
  const size = Math.min(width / naturalWidth, height / naturalHeight);
  const [wide, high] = [naturalWidth * size, naturalHeight * size];
  if (logo.dark === place.isOnDark) {
    context.fillStyle = place.isOnDark ? "#ffffff" : themeColour("background");
    context.fillRect(x - 16, y - 16, wide + 32, high + 32);
  }
  context.drawImage(logo.picture, x, y, wide, high);
}

function drawEmblem(context: CanvasRenderingContext2D, place: MarkBox): void {
  const emblem = emblemGeometry(place.editionNumber);
  const size = Math.min(place.width / emblem.width, place.height / emblem.height);
  context.save();
  context.translate(place.x, place.y);
  context.scale(size, size);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = place.colour;
  strokePath(context, segmentPath(emblem, emblem.links), 0.8);
  strokePath(context, segmentPath(emblem, emblem.strokes), 5.2);
  strokePath(context, nodePath(emblem.nodes), 12);
  context.restore();
}

/** Strokes SVG path data; nodes are lines without length, which round caps make discs. */
export function strokePath(
  context: CanvasRenderingContext2D,
  path: string,
  lineWidth: number,
): void {
  context.lineWidth = lineWidth;
  context.stroke(new Path2D(path));
}
