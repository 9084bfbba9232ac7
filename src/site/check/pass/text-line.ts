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
