import sharp from "sharp";

/** The sizes, in pixels, of home screen icons. */
export const iconSizes = [180, 192, 512] as const;

/** Draws the SVG icon as a PNG of `size` by `size` pixels. */
export async function iconPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png().toBuffer();
}
