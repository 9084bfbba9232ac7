import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { ORGANISERS_PAGE } from "#access/model/page-facts.ts";
import { DOOR_PAGE } from "#door/model/link.ts";
import { readCarnetGroups } from "#edition/files/built-edition.ts";
import { readFolders } from "#edition/files/folders.ts";
import { readContent } from "#edition/files/read-content.ts";
import type { Fault } from "#edition/files/rules/fault.ts";
import { formatFault } from "#edition/files/rules/problem-in-file.ts";
import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import { factsAndCertificates } from "#edition/render/pages/built-certificates.ts";
import { doorHtml } from "#edition/render/pages/door-page.ts";
import { organisersHtml, previewHtml } from "#edition/render/pages/organisers-page.ts";
import { themeOf } from "#edition/render/pictures/theme.ts";
import { prepareEdition } from "#edition/render/prepare-edition.ts";
import { escapeHtml } from "#platform/text/plain-text.ts";
import type { WebFont } from "#site/shell/page-assets.ts";
import { PREVIEW_PAGE } from "#texts/model/preview.ts";
import { certificateFontsJson } from "./certificate-fonts.ts";
import { drawingsCache, fontsCache } from "./programs.ts";

export const folders = readFolders(process.env);
/** The folder of photos and fonts. Vite would not notice new pictures in node_modules. */
export const devFolder = ".dev/public";
/** Scripts insert styles in any order, so the layers are declared first. */
const layersSheet = "/src/platform/ui/styles/layers.css";
export const apps = {
  door: "/src/app/door.tsx",
  organisers: "/src/app/organise.tsx",
  preview: "/src/app/preview.tsx",
} as const;
const renderer = "/src/site/entry-server.tsx";

/** The visitors' page around the scripts of `template`, or the faults of the content. */
export async function visitorsPage(
  vite: ViteDevServer,
  template: string,
  fonts: { readonly fallbackRules: string; readonly fonts: readonly WebFont[] },
): Promise<string> {
  const { edition: content, faults } = await readContent(folders.content);
  if (content === null) return faultsPage(faults);
  const photosOut = join(devFolder, "fotos");
  const edition = await prepareEdition(content, folders.content, photosOut, [drawingsCache]);
  const { renderPage, sectionRules, islandContent } = await loadRenderer(vite);
  const theme = themeOf(edition.edicion);
  const html = renderPage(edition, {
    styles: fonts.fallbackRules + theme.rule + sectionRules(edition),
    sheet: null,
    answerSheet: null,
    content: `data:application/json,${encodeURIComponent(JSON.stringify(islandContent(edition)))}`,
    colours: theme,
    script: null,
    fonts: fonts.fonts,
    siteUrl: null,
  });
  const scripts = template.match(/<script[^>]*><\/script>/g) ?? [];
  const added = scripts.join("") + (await loadedStyles(vite));
  return html
    .replace("<style>", `<link rel="stylesheet" href="${layersSheet}"><style>`)
    .replace("</head>", () => `${added}</head>`);
}

function loadRenderer(vite: ViteDevServer) {
  return vite.ssrLoadModule(renderer) as Promise<typeof import("#site/entry-server.tsx")>;
}

/** The icon of the edition. */
export async function favicon(vite: ViteDevServer): Promise<string> {
  const { edition } = await readContent(folders.content);
  const { renderFavicon } = await loadRenderer(vite);
  return edition === null ? "" : renderFavicon(edition, themeOf(edition.edicion));
}

/**
 * All style sheets that the renderer has loaded, as elements for the page's head. Vite's script would
 * insert them too late: after each change the page would appear without styles and lose its scroll
 * position. Vite recognises them by `data-vite-dev-id` and updates them.
 */
async function loadedStyles({ environments }: ViteDevServer): Promise<string> {
  const modules = [...environments.ssr.moduleGraph.idToModuleMap.values()];
  const styles = modules.map(async ({ id, url }) => {
    if (!id?.endsWith(".css")) return "";
    const sheet = await environments.client.transformRequest(`${url}?direct`);
    return `<style data-vite-dev-id="${id}">${sheet?.code ?? ""}</style>`;
  });
  return (await Promise.all(styles)).join("");
}

/** The page at `path` that is rendered in the browser alone; `null` if there is none. */
export async function appPage(path: string): Promise<string | null> {
  const sheets = [layersSheet];
  if (path === DOOR_PAGE) {
    const carnet = (await readCarnetGroups(folders)) ?? USUAL_CARNET_GROUPS;
    const app = { script: apps.door, sheet: layersSheet, files: [] };
    const { background } = themeOf({});
    return doorHtml({ carnet }, { app, accent: [], background });
  }
  if (path === PREVIEW_PAGE) return previewHtml({ script: apps.preview, sheets });
  if (path !== ORGANISERS_PAGE && !path.startsWith(`${ORGANISERS_PAGE}/`)) return null;
  const { edition, ...read } = await readContent(folders.content);
  if (edition === null) return faultsPage(read.faults);
  const fonts = String(await certificateFontsJson([fontsCache]));
  const { facts } = await factsAndCertificates(
    { ...read, edition },
    {
      fonts: { key: fonts, read: async () => fonts },
      hashed: { siteFolder: devFolder, caches: [drawingsCache], isCompressed: false },
      siteUrl: null,
      theme: themeOf(edition.edicion),
    },
  );
  return organisersHtml(facts, { script: apps.organisers, sheets });
}

/** Lists the faults of the content, until they are mended. */
function faultsPage(faults: readonly Fault[]): string {
  const items = faults.map((fault) => `<li><pre>${escapeHtml(formatFault(fault))}</pre></li>`);
  return `<!doctype html>
<html lang="es-GT">
<head><meta charset="utf-8"><title>El contenido tiene errores</title></head>
<body><h1>El contenido tiene errores</h1>
<p>La página vuelve sola en cuanto los corrija y guarde.</p><ol>${items.join("")}</ol></body>
</html>`;
}
