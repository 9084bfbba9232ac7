import { DOOR_PAGE } from "../../domain/door/link.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { pageHtml } from "../bundling/page-html.ts";

export const doorManifestFile = "puerta.webmanifest";

interface DoorAssets {
  readonly script: string;
  readonly sheet: string;
  /** The colour behind the page. */
  readonly background: string;
}

/** The HTML of the page, with the groups of the edition's carnets. */
export function doorHtml(
  { carnet }: Edition["edicion"],
  { script, sheet, background }: DoorAssets,
): string {
  return pageHtml({
    title: "Puerta",
    script,
    sheet,
    head: `<meta name="theme-color" content="${background}">
<meta name="color-scheme" content="dark">
<link rel="apple-touch-icon" href="/icono-180.png">
<link rel="manifest" href="/${doorManifestFile}">
`,
    body: `<div id="puerta" data-carnet="${carnet.join("-")}"></div><noscript>La puerta necesita JavaScript.</noscript>`,
  });
}

/** The web app manifest of the door's page. */
export function doorManifest(background: string): string {
  return JSON.stringify({
    id: DOOR_PAGE,
    name: "Puerta de la convención",
    short_name: "Puerta",
    lang: "es-GT",
    start_url: DOOR_PAGE,
    scope: DOOR_PAGE,
    display: "standalone",
    background_color: background,
    theme_color: background,
    icons: [192, 512].map((size) => ({
      src: `/icono-${size}.png`,
      type: "image/png",
      sizes: `${size}x${size}`,
    })),
  });
}
