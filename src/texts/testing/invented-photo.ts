import sharp from "sharp";

/** A sharp JPEG of one colour. */
export function inventedPhoto(red = 255): Promise<Buffer> {
  const background = { r: red, g: 1, b: 1 };
  return sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
