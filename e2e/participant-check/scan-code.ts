import jsqr from "jsqr";
import sharp from "sharp";

/** The text that an independent scanner reads in a picture or its file; `null` without a code. */
export async function scanCode(picture: string | Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .resize({ width: 400 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
