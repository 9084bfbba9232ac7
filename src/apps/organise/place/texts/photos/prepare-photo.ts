import { LARGEST_PHOTO_BYTES } from "../../../../../content/texts/texts-calls.ts";
import { drawPicture } from "../../parts/draw-picture.ts";

/** The longest side, in pixels: sharp on the largest screens that the page serves. */
const LARGEST_SIDE = 2400;
/** Decoding a larger file would freeze a phone. */
const LARGEST_FILE = 60_000_000;

export type Prepared =
  | { readonly kind: "ready"; readonly photo: Blob; readonly ending: string }
  | { readonly kind: "refused"; readonly message: string };

/** How a photo is turned by hand. */
export type Turn = 0 | 90;

interface Wanted {
  /** The width, in pixels, from which it looks sharp where it is shown. */
  readonly sharpFrom: number;
  /** Whether drawings and clear grounds stay, as crests and logos need it. */
  readonly isMark: boolean;
  readonly turn?: Turn;
}

/**
 * Makes a photo ready to travel: upright, shrunk, without the place where it was taken. Everything
 * happens in the browser.
 */
export async function preparePhoto(file: Blob, wanted: Wanted): Promise<Prepared> {
  if (file.size > LARGEST_FILE) return refused("La foto pesa más de 60 MB. Elija una más pequeña.");
  if (wanted.isMark && file.type === "image/svg+xml") {
    return file.size > LARGEST_PHOTO_BYTES
      ? refused("El dibujo pesa demasiado. Expórtelo otra vez, más sencillo.")
      : { kind: "ready", photo: file, ending: "svg" };
  }
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) {
    return refused(
      "Ese archivo no se puede abrir como foto. Elija una JPG, PNG o WebP; una HEIC de iPhone se exporta antes como JPG.",
    );
  }
  const { turn = 0, isMark, sharpFrom } = wanted;
  const width = turn === 90 ? picture.height : picture.width;
  if (width < sharpFrom) {
    return refused(
      `La foto tiene ${width} píxeles de ancho y se verá borrosa. Elija una de ${sharpFrom} o más.`,
    );
  }
  const type = isMark ? "image/png" : "image/jpeg";
  // A photo full of detail may be too heavy at the best quality.
  for (const [side, quality] of [
    [LARGEST_SIDE, 0.88],
    [LARGEST_SIDE, 0.75],
    [1600, 0.75],
  ] as const) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const photo = await encode(drawPicture(picture, { scale, type, turn }), type, quality);
    if (photo.size <= LARGEST_PHOTO_BYTES) {
      return { kind: "ready", photo, ending: isMark ? "png" : "jpg" };
    }
  }
  return refused("La foto pesa demasiado. Guárdela más pequeña y elíjala otra vez.");
}

const refused = (message: string): Prepared => ({ kind: "refused", message });

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The photo could not be encoded"))),
      type,
      quality,
    );
  });
}
