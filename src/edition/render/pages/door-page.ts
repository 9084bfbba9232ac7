import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DOOR_FILE, DOOR_PAGE, DOOR_WORKER_FILE } from "#door/model/link.ts";
import type { Edition } from "#edition/model/edition.ts";
import { contentHash } from "../content-hash.ts";
import { pngIcons } from "../pictures/icons.ts";
import { type AppFiles, DOOR_WORKER, KEPT_FILES } from "../programs.ts";
import type { Rendering } from "../render-target.ts";
import { pageHtml } from "./page-html.ts";

const doorManifestFile = "puerta.webmanifest";

/** Writes the door's page beside the visitors' page, whose icons it uses. */
export async function writeDoorPage(
  edicion: Edition["edicion"],
  app: AppFiles,
  accent: readonly string[],
  { programs, siteFolder, theme: { background }, write }: Rendering,
): Promise<void> {
  const html = pageHtml({
    title: "Puerta",
    script: app.script,
    sheets: [app.sheet, ...accent],
    head: `<meta name="theme-color" content="${background}">
<meta name="color-scheme" content="dark">
<link rel="apple-touch-icon" href="/icono-180.png">
<link rel="manifest" href="/${doorManifestFile}">
`,
    body: `<div id="puerta" data-carnet="${edicion.carnet.join("-")}"></div><noscript>La puerta necesita JavaScript.</noscript>`,
  });
  const manifest = {
    id: DOOR_PAGE,
    name: "Puerta de la convención",
    short_name: "Puerta",
    lang: "es-GT",
    start_url: DOOR_PAGE,
    scope: DOOR_PAGE,
    display: "standalone",
    background_color: background,
    theme_color: background,
    icons: pngIcons("/"),
  };
  await write(DOOR_FILE, html);
  await write(doorManifestFile, JSON.stringify(manifest));
  const fonts = programs.fonts.map(({ address }) => address);
  const unhashed = ["favicon.svg", "icono-180.png", "icono-192.png", doorManifestFile];
  const files = [
    { url: DOOR_PAGE, revision: contentHash(html) },
    ...[app.sheet, ...accent, ...app.files, ...fonts].map((url) => ({ url, revision: null })),
    ...(await Promise.all(
      unhashed.map(async (name) => ({
        url: `/${name}`,
        revision: contentHash(await readFile(join(siteFolder, name))),
      })),
    )),
  ];
  const worker = await readFile(join(programs.folder, DOOR_WORKER), "utf8");
  const kept = `var ${KEPT_FILES}=${JSON.stringify(files)};\n`;
  await write(DOOR_WORKER_FILE, kept + worker);
}
