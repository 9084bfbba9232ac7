interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly file: File;
  /** The same picture as a data URL, which the page can show. */
  readonly address: string;
}

interface Drawing extends PictureSize {
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
  const context = contextOf(size);
  context.fillStyle = background;
  context.fillRect(0, 0, size.width, size.height);
  draw(context);
  const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve));
  if (!blob) throw new Error("The picture is empty");
  const name = `${kind}-${ticketNumber.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
  return { file: new File([blob], name, { type: "image/png" }), address: await dataUrl(blob) };
}

function contextOf(size: PictureSize): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on");
  return context;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
