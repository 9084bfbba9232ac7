interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of `size` pixels as a PNG file, named after its kind and the ticket number. */
export async function pictureFile(
  kind: "nodo" | "pase",
  ticketNumber: string,
  size: PictureSize,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on");
  draw(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("The picture is empty");
  const name = `${kind}-${ticketNumber.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
  return new File([blob], name, { type: "image/png" });
}
