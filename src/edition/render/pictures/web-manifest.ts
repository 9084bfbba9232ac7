import type { Edition } from "#edition/model/edition.ts";

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
