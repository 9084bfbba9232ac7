import type { Edition } from "../../domain/edition/edition.ts";

/** The web app manifest of the page. */
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
    icons: [
      { src: "favicon.svg", type: "image/svg+xml", sizes: "any" },
      ...[192, 512].map((size) => ({
        src: `icono-${size}.png`,
        type: "image/png",
        sizes: `${size}x${size}`,
      })),
    ],
  });
}
