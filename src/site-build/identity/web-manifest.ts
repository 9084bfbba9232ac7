import type { Edition } from "../../domain/edition/edition.ts";
import { themeColours } from "../../site/styles/theme-colours.ts";

/** The web app manifest, by which a phone can put the page on its home screen. */
export function webManifest({ titulo }: Edition["edicion"]): string {
  return JSON.stringify({
    name: titulo,
    short_name: titulo.split(" ")[0],
    lang: "es-GT",
    // Addresses are relative to this file, wherever the site is.
    start_url: "./",
    display: "browser",
    background_color: themeColours.ground,
    theme_color: themeColours.ground,
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
