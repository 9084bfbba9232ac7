import { loadSharp } from "#edition/files/open-picture.ts";
import type { Edition } from "#edition/model/edition.ts";

/** The background of a logo that is too dark for the page's. */
const PAPER = "#f6ece3";

/** The sizes, in pixels, of the icons of tabs and of home screens. */
export const iconSizes = [48, 180, 192, 512] as const;

export type PlacedLogo = Awaited<ReturnType<typeof placeLogo>>;

/** Opens the picture of a logo; a dark one gets a background in paper colour. */
export async function placeLogo(file: string, dark: boolean, background: string) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file)
    .resize(416, 416, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { png: data, width, height, background: dark ? PAPER : background };
}

/** The logo as an element of SVG that fills a box, centred. */
export function logoImage(
  { png, background }: PlacedLogo,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): string {
  const { x, y, width, height } = box;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.round(height * 0.16)}" fill="${background}"/><image x="${x + width * 0.1}" y="${y + height * 0.1}" width="${width * 0.8}" height="${height * 0.8}" href="data:image/png;base64,${png.toString("base64")}"/>`;
}

export function logoIcon(logo: PlacedLogo): string {
  const side = 512;
  const box = { x: 0, y: 0, width: side, height: side };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${logoImage(logo, box)}</svg>`;
}

export async function iconPng(svg: string, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png().toBuffer();
}

export function webManifest({ titulo }: Edition["edicion"], background: string): string {
  return JSON.stringify({
    name: titulo,
    short_name: titulo.split(" ")[0],
    lang: "es-GT",
    // Relative to this file, so that the site works in any folder.
    start_url: "./",
    display: "browser",
    background_color: background,
    theme_color: background,
    icons: [{ src: "favicon.svg", type: "image/svg+xml", sizes: "any" }, ...pngIcons("")],
  });
}

export function pngIcons(base: string) {
  return [192, 512].map((size) => ({
    src: `${base}icono-${size}.png`,
    type: "image/png",
    sizes: `${size}x${size}`,
  }));
}
