import type { Path } from "#edition/files/rules/fault.ts";
import { uploadedEnding } from "#edition/files/uploaded-kind.ts";
import type { ContentKey } from "#edition/files/yaml/content-keys.ts";
import { DARK, isBoxed, visibleLuminance } from "#edition/model/pictures/mark-tones.ts";
import { photoShapes } from "#edition/model/pictures/photo-slots.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { drawPicture } from "#platform/browser/draw-picture.ts";
import { slugOf } from "#platform/text/plain-text.ts";
import type { PictureNotice } from "#platform/ui/parts/FileButton.tsx";
import { LARGEST_PHOTO_BYTES } from "#texts/model/texts-calls.ts";
import { addPhoto, change, currentDraft } from "../draft/draft.ts";
import { keyOf } from "../draft/entries.ts";
import { urlOf } from "./photo-urls.ts";

interface PhotoPlace extends Wanted {
  readonly file: ContentKey;
  readonly path: Path;
}

/** Takes a photo into the draft; resolves with its fault, or with what to know about the photo, if anything. */
export async function takePhoto(
  photo: File,
  { file, path, isMark, sharpFrom }: PhotoPlace,
): Promise<string | PictureNotice | undefined> {
  const entry = () => keyAround(file, path);
  const before = entry();
  const prepared = await preparePhoto(photo, { isMark, sharpFrom });
  if (prepared.kind === "refused") return prepared.fault;
  if (entry() !== before) return "La lista cambió mientras tanto. Elija la foto otra vez.";
  const free = await addPrepared(photo.name, prepared);
  const block = path.slice(0, -1);
  const { archivo, alt } = Object(valueAt(currentDraft().data[file], block));
  change(file, path, free);
  change(file, [...block, "enfoque"], undefined);
  if (archivo && alt) {
    return {
      notice: "Quedó puesta. Revise qué dice que se ve en ella: es lo de la foto anterior.",
    };
  }
  // Sponsors' logos are drawn in the tone of the text.
  if (!isMark || file !== "edicion") return undefined;
  const notice = await markNotice(prepared.photo).catch(() => undefined);
  return notice === undefined ? undefined : { notice };
}

/** The key of the entry of a list that the field belongs to. */
function keyAround(file: ContentKey, path: Path): string {
  const depth = path.findLastIndex((step) => typeof step === "number");
  return keyOf(valueAt(currentDraft().data[file], path.slice(0, depth + 1)));
}

/** Takes photos for a gallery into the draft, one after the other; resolves with their faults, if any. */
export async function takePhotos(files: readonly File[], onPhoto: (archivo: string) => void) {
  const refused = new Map<string, string[]>();
  for (const each of files) {
    const { sharpFrom } = photoShapes.gallery;
    const prepared = await preparePhoto(each, { isMark: false, sharpFrom });
    if (prepared.kind === "ready") onPhoto(await addPrepared(each.name, prepared));
    else refused.set(prepared.fault, [...(refused.get(prepared.fault) ?? []), each.name]);
  }
  const faults = [...refused].map(([fault, names]) =>
    files.length > 1 ? `${names.join(", ")}: ${fault}` : fault,
  );
  return faults.length > 0 ? faults.join(" ") : undefined;
}

/** Adds the photo to the draft under a free path, which it resolves with. */
async function addPrepared(name: string, { photo, ending }: Ready): Promise<string> {
  const draft = currentDraft();
  const stem =
    slugOf(name.replace(/^.*\//, "").replace(/\.\w+$/, "")).replace(/-\d+$/, "") || "foto";
  const taken = new Set([
    ...draft.published.photos.map(({ path }) => path.toLowerCase()),
    ...draft.photos.keys(),
  ]);
  for (let count = 1; ; count += 1) {
    const free = `${count === 1 ? stem : `${stem}-${count}`}.${ending}`;
    if (taken.has(free)) continue;
    await addPhoto(free, photo);
    return free;
  }
}

/** The longest side, in pixels: sharp on the largest screens that the page serves. */
const LARGEST_SIDE = 2400;
/** Decoding a larger file would freeze a phone. */
const LARGEST_FILE = 60_000_000;

interface Wanted {
  /** The width, in pixels, from which it looks sharp where it is shown. */
  readonly sharpFrom: number;
  /** Whether SVG files and transparent backgrounds are preserved, as crests and logos need it. */
  readonly isMark: boolean;
}

interface Ready {
  readonly kind: "ready";
  readonly photo: Blob;
  readonly ending: "svg" | "png" | "jpg";
}
type Prepared = Ready | { readonly kind: "refused"; readonly fault: string };
const refuse = (fault: string): Prepared => ({ kind: "refused", fault });

/** Makes a photo upright and small, without the place where it was taken, in the browser. */
async function preparePhoto(file: Blob, wanted: Wanted): Promise<Prepared> {
  if (file.size > LARGEST_FILE) return refuse("La foto pesa más de 60 MB. Elija una más pequeña.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (wanted.isMark && file.type === "image/svg+xml") {
    const isUsable = file.size <= LARGEST_PHOTO_BYTES && uploadedEnding(bytes) === ".svg";
    return isUsable
      ? { kind: "ready", photo: file, ending: "svg" }
      : refuse(
          "El dibujo pesa demasiado o lleva código. Expórtelo como PNG de fondo transparente.",
        );
  }
  if (hasPrintColours(bytes)) {
    return refuse(
      "La foto tiene los colores de una imprenta (CMYK) y en pantalla se vería chillona. Pida la versión para pantalla, en RGB.",
    );
  }
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) {
    return refuse(
      "Ese archivo no se puede abrir como foto: si está vacío o dañado, bájelo otra vez. Elija una JPG, PNG o WebP; una HEIC de iPhone se exporta antes como JPG: en una Mac, con Vista Previa (Archivo > Exportar); en el iPhone, mándela por correo o WhatsApp y guarde la que llega.",
    );
  }
  const { isMark, sharpFrom } = wanted;
  const { width } = picture;
  if (width < sharpFrom) {
    return refuse(
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
    const photo = await encode(drawPicture(picture, { scale, type }), type, quality);
    if (photo.size <= LARGEST_PHOTO_BYTES) {
      return { kind: "ready", photo, ending: isMark ? "png" : "jpg" };
    }
  }
  return refuse("La foto pesa demasiado. Guárdela más pequeña y elíjala otra vez.");
}

/** Whether a file is a JPEG with the inks of a press, which browsers draw with shrill colours. */
export function hasPrintColours(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return false;
  // Each segment begins with FF, its marker and its length.
  for (let at = 2; at + 10 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff01) return false;
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    // Behind the frame's length are precision, height, width and the number of components.
    if (isFrame) return view.getUint8(at + 9) === 4;
  }
  return false;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The photo could not be encoded"))),
      type,
      quality,
    );
  });
}

/** Enough pixels to see an edge and a tone. */
const LOOKED_AT = 96;

/** Warns that a chosen mark looks bad on the page; `undefined` if it suits it. */
async function markNotice(file: Blob): Promise<string | undefined> {
  const picture = Object.assign(new Image(), { src: urlOf(file) });
  await picture.decode();
  const size = { width: LOOKED_AT, height: LOOKED_AT };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0, LOOKED_AT, LOOKED_AT);
  const data = context?.getImageData(0, 0, LOOKED_AT, LOOKED_AT).data ?? [];
  if (isBoxed(data, size)) {
    return "Quedó puesta, pero tiene un fondo blanco, que en la página se ve como un recuadro. Pida el archivo con fondo transparente, SVG o PNG.";
  }
  return (visibleLuminance(data) ?? DARK) < DARK
    ? "Quedó puesta, pero es oscura, y la página también: va sobre una placa clara. Si hay una versión clara, elíjala."
    : undefined;
}
