import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { tooSmall } from "../../content/photos/photo-doubts.ts";
import { listPhotoFiles } from "../../content/photos/photo-files.ts";
import { isPicture } from "../../content/photos/photo-names.ts";
import { pictureEnding } from "../../content/photos/picture-kind.ts";
import { slugOf } from "../../domain/text/slug.ts";

/** Twice the widest picture that the page shows. */
const LARGEST_SIDE = 2880;

export type Intake =
  | { readonly kind: "stored"; readonly archivo: string }
  /** `message` is Spanish and says what to do. */
  | { readonly kind: "refused"; readonly message: string };

/**
 * Saves a photo in `photosDir`: upright, scaled down, and without metadata such as its location.
 * Refuses a photo that is narrower than `sharpFrom` pixels or cannot be decoded completely.
 */
export async function takePhoto(
  bytes: Buffer,
  { name, sharpFrom, photosDir }: { name: string; sharpFrom: number; photosDir: string },
): Promise<Intake> {
  if (!isPicture(name) && pictureEnding(bytes) === null) {
    return refused(
      name,
      "no es una foto JPG, PNG, WebP, AVIF o TIFF. Una HEIC de iPhone se exporta antes como JPG.",
    );
  }
  const photo = await straighten(bytes).catch(() => null);
  if (!photo) {
    return refused(
      name,
      "no se puede leer como foto. Vuelva a copiarla del teléfono o la cámara, o expórtela de nuevo como JPG.",
    );
  }
  const notice = tooSmall(photo.width, sharpFrom);
  if (notice) return refused(name, notice);
  await mkdir(photosDir, { recursive: true });
  const archivo = await freeName(name, photo, photosDir);
  await writeFile(join(photosDir, archivo), photo.data);
  return { kind: "stored", archivo };
}

function refused(name: string, why: string): Intake {
  return { kind: "refused", message: `«${basename(name)}»: ${why}` };
}

interface Straightened {
  readonly data: Buffer;
  readonly width: number;
  readonly ending: string;
}

async function straighten(bytes: Buffer): Promise<Straightened> {
  const { hasAlpha } = await sharp(bytes, { failOn: "error" }).metadata();
  const upright = sharp(bytes, { failOn: "error" })
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: "inside", withoutEnlargement: true });
  const encoded = hasAlpha ? upright.png() : upright.jpeg({ quality: 92, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, ending: hasAlpha ? ".png" : ".jpg" };
}

/** The photo's name in ASCII letters, with a number if the name is taken. */
async function freeName(name: string, photo: Straightened, photosDir: string): Promise<string> {
  const stem = slugOf(basename(name, extname(name))) || "foto";
  const taken = await listPhotoFiles(photosDir);
  for (let count = 1; ; count += 1) {
    const free = `${count === 1 ? stem : `${stem}-${count}`}${photo.ending}`;
    if (!taken.some((file) => file.toLowerCase() === free)) return free;
    if ((await readFile(join(photosDir, free)).catch(() => null))?.equals(photo.data)) return free;
  }
}

/** A thumbnail for the form, or `null` if no photo has that name. */
export async function thumbnail(photosDir: string, name: string): Promise<Buffer | null> {
  if (!(await listPhotoFiles(photosDir)).includes(name)) return null;
  return await sharp(join(photosDir, name))
    .autoOrient()
    .resize({ width: 640, height: 640, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null);
}
