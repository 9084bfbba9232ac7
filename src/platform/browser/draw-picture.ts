interface Drawing {
  readonly scale: number;
  readonly type: "image/png" | "image/jpeg";
}

/** Draws a picture on a canvas of its own; JPEG has no transparency, so the background is white. */
export function drawPicture(picture: HTMLCanvasElement | ImageBitmap, { scale, type }: Drawing) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws nothing");
  if (type === "image/jpeg") {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
