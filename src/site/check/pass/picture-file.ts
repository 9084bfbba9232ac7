export interface Picture {
  readonly file: File;
  /** The same picture as a data URL, which the page can show. */
  readonly address: string;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

/**
 * A drawing as a PNG file, named after its kind and the ticket number. Rejects if the browser gives no
 * canvas or no file.
 */
export async function pictureFile(
  kind: "nodo" | "pase",
  ticketNumber: string,
  { background, draw, ...size }: Drawing,
): Promise<Picture> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on");
  context.fillStyle = background;
  context.fillRect(0, 0, size.width, size.height);
  draw(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("The picture is empty");
  const name = `${kind}-${ticketNumber.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
  return { file: new File([blob], name, { type: "image/png" }), address: canvas.toDataURL() };
}

type Font = (size: number) => string;

export const display: Font = (size) => `850 ${size}px Display, Impact, sans-serif`;
export const plain: Font = (size) => `500 ${size}px Text, system-ui, sans-serif`;

interface TextLine {
  readonly text: string;
  readonly font: Font;
  /** In pixels, at most. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws a line of text at its size, or smaller if it would be wider than `width`. */
export function drawLine(context: CanvasRenderingContext2D, line: TextLine): void {
  const { text, font, size, x, y, width } = line;
  context.font = font(size);
  const room = width / context.measureText(text).width;
  context.font = font(Math.floor(size * Math.min(1, room)));
  context.fillText(text, x, y);
}
