import { drawPage } from "./draw-page.ts";

interface Room {
  /** In pixels; a larger picture is shrunk. */
  readonly width: number;
  readonly height: number;
  /** The longest data URL that the server takes. */
  readonly longest: number;
}

export type PictureReading =
  | { readonly kind: "picture"; readonly url: string }
  | { readonly kind: "refused"; readonly message: string };

/* Printed with some 260 pixels to the inch, and a background with 150, so that a certificate stays small. */
export const signatureRoom: Room = { width: 480, height: 180, longest: 40_000 };
export const logoRoom: Room = { width: 480, height: 180, longest: 40_000 };
export const backgroundRoom: Room = { width: 1650, height: 1275, longest: 160_000 };

/** Reads a picture, or the first page of a PDF, and shrinks it until it fits into the room. */
export async function readPicture(
  file: File,
  room: Room,
  isClear: boolean,
): Promise<PictureReading> {
  const source = await open(file, room.width).catch(() => null);
  if (source === null) {
    return refused("Ese archivo no es una imagen ni un PDF. Elija un PNG, un JPG o un PDF.");
  }
  const scale = Math.min(1, room.width / source.width, room.height / source.height);
  // A signature keeps its clear ground as long as that fits; a photo becomes a JPEG.
  const tries = isClear
    ? [
        ["image/png", 1, 1],
        ["image/png", 0.7, 1],
        ["image/png", 0.45, 1],
      ]
    : [
        ["image/jpeg", 1, 0.85],
        ["image/jpeg", 1, 0.7],
        ["image/jpeg", 0.8, 0.65],
        ["image/jpeg", 0.6, 0.6],
      ];
  for (const [type, factor, quality] of tries as [string, number, number][]) {
    const url = encode(source, scale * factor, type, quality);
    if (url.length <= room.longest) return { kind: "picture", url };
  }
  return refused(
    "La imagen pesa demasiado. Recórtela, o guárdela más pequeña, y elíjala otra vez.",
  );
}

const refused = (message: string): PictureReading => ({ kind: "refused", message });

async function open(file: File, width: number): Promise<HTMLCanvasElement | ImageBitmap> {
  const start = new Uint8Array(await file.slice(0, 5).arrayBuffer());
  const isPdf = String.fromCharCode(...start) === "%PDF-";
  return isPdf
    ? drawPage(new Uint8Array(await file.arrayBuffer()), width)
    : createImageBitmap(file);
}

function encode(
  source: HTMLCanvasElement | ImageBitmap,
  scale: number,
  type: string,
  quality: number,
): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws nothing");
  if (type === "image/jpeg") {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(type, quality);
}
