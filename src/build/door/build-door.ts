import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DOOR_FILE, DOOR_PAGE, DOOR_WORKER_FILE } from "../../domain/door/link.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { bundleWorker } from "../bundling/build-service-worker.ts";
import { bundlePage } from "../bundling/bundle-page.ts";
import { pageHtml } from "../bundling/page-html.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { Theme } from "../colours/theme.ts";
import type { BuiltFonts } from "../fonts/fonts.ts";
import { pngIcons } from "../identity/web-manifest.ts";

const doorManifestFile = "puerta.webmanifest";

/** Builds the door's page into `siteFolder`, beside the visitors' page, whose icons it uses. */
export async function buildDoor(
  siteFolder: string,
  edicion: Edition["edicion"],
  theme: Theme,
  fonts: BuiltFonts,
): Promise<void> {
  const entry = "src/apps/door/main.tsx";
  const parts = { entry, name: "puerta", accentRule: theme.rule, fonts };
  const { script, sheet, assets } = await bundlePage(siteFolder, parts);
  const html = doorHtml(edicion, { script, sheet, background: theme.background });
  await writeFile(join(siteFolder, DOOR_FILE), html);
  await writeFile(join(siteFolder, doorManifestFile), doorManifest(theme.background));
  const unhashed = ["favicon.svg", "icono-180.png", "icono-192.png", doorManifestFile];
  const files = [
    { url: DOOR_PAGE, revision: contentHash(html) },
    ...[sheet, ...assets, ...fonts.fonts.map(({ address }) => address)].map((url) => ({
      url,
      revision: null,
    })),
    ...(await Promise.all(
      unhashed.map(async (name) => ({
        url: `/${name}`,
        revision: contentHash(await readFile(join(siteFolder, name))),
      })),
    )),
  ];
  const worker = await bundleWorker("src/apps/door/worker/door-worker.ts", {
    DOOR_FILES: JSON.stringify(files),
  });
  await writeFile(join(siteFolder, DOOR_WORKER_FILE), worker);
}

interface DoorAssets {
  readonly script: string;
  readonly sheet: string;
  /** The colour behind the page. */
  readonly background: string;
}

/** The HTML of the page, with the groups of the edition's carnets. */
function doorHtml(
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
function doorManifest(background: string): string {
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
    icons: pngIcons("/"),
  });
}
