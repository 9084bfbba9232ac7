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

/** The rows at the top in which nothing but the background is drawn. */
const FLAT_ROWS = 40;
/** Browsers that only mark their canvases change each channel by less. */
const TOLERANCE = 24;

/**
 * A drawing as a PNG file, named after its kind and the ticket number. Rejects if the browser gives no
 * canvas, or one with noise instead of what was drawn.
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
  await checkPixels(blob, size, background);
  const name = `${kind}-${ticketNumber.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
  return { file: new File([blob], name, { type: "image/png" }), address: await dataUrl(blob) };
}

function contextOf(size: PictureSize): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on");
  return context;
}

/** Throws unless the file has its background at the top, and something else below. */
async function checkPixels(blob: Blob, size: PictureSize, background: string): Promise<void> {
  const context = contextOf(size);
  context.drawImage(await createImageBitmap(blob), 0, 0);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const expected = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  const isGround = (pixel: number) =>
    expected.every((value, at) => Math.abs((data[4 * pixel + at] ?? 0) - value) < TOLERANCE);
  const pixels = Array.from({ length: size.width * size.height }, (_, pixel) => pixel);
  const flat = FLAT_ROWS * size.width;
  if (!pixels.slice(0, flat).every(isGround) || pixels.slice(flat).every(isGround)) {
    throw new Error("The browser did not keep what was drawn");
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
