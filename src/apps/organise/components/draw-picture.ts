interface Drawing {
  readonly scale: number;
  readonly type: "image/png" | "image/jpeg";
  /** To the right, in degrees. */
  readonly turn?: 0 | 90;
}

/** Draws a picture on a canvas of its own; JPEG has no transparency, so the background is white. */
export function drawPicture(
  picture: HTMLCanvasElement | ImageBitmap,
  { scale, type, turn = 0 }: Drawing,
): HTMLCanvasElement {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = turn === 90 ? [height, width] : [width, height];
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws nothing");
  if (type === "image/jpeg") {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  if (turn === 90) {
    context.translate(height, 0);
    context.rotate(Math.PI / 2);
  }
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}
