import { basename, join, resolve } from "node:path";
import type { ViteDevServer } from "vite";
import { formatFault } from "../../content/faults/fault.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { themeOf } from "../../edition/render/colours/theme.ts";
import { openContent } from "../../edition/render/open-content.ts";
import { prepareEdition } from "../../edition/render/prepare-edition.ts";
import type { BuiltFonts } from "../fonts/fonts.ts";
import { drawingsCache } from "../programs.ts";
import { contentFolder, devFolder, entryModule, layersSheet } from "./dev-paths.ts";
import { faultsPage } from "./faults-page.ts";

const rendererModule = "/src/apps/site/entry-server.tsx";

/** Serves `/` with the current content, and reloads open pages when it changes. */
export function servePage(vite: ViteDevServer, fonts: BuiltFonts): void {
  followContent(vite);
  vite.middlewares.use(async (request, response, next) => {
    const [path] = request.url?.split("?") ?? [];
    if (path !== "/" || !["GET", "HEAD"].includes(request.method ?? "")) return next();
    try {
      // The page compares the clock with the date of such an answer.
      if (request.method === "HEAD") return void response.end();
      const opened = await openContent(contentFolder);
      const html =
        opened.kind === "sound"
          ? await renderDevPage(vite, fonts, opened.content.edition)
          : faultsPage(opened.faults.map(formatFault));
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(await vite.transformIndexHtml("/", html));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    }
  });
}

async function renderDevPage(
  vite: ViteDevServer,
  fonts: BuiltFonts,
  content: EditionContent,
): Promise<string> {
  const photosOut = join(devFolder, "fotos");
  const edition = await prepareEdition(content, contentFolder, photosOut, [drawingsCache]);
  const { renderPage, pictureRules } = (await vite.ssrLoadModule(
    rendererModule,
  )) as typeof import("../../apps/site/entry-server.tsx");
  const theme = themeOf(edition.edicion);
  const html = renderPage(edition, {
    styles: fonts.fallbackRules + theme.rule + pictureRules(edition),
    sheet: null,
    withoutScripts: "",
    colours: theme,
    script: null,
    fonts: fonts.fonts,
    siteUrl: null,
  });
  const styles = await loadedStyles(vite);
  return (
    html
      // Scripts insert styles in any order, so the layers are declared first.
      .replace("<style>", `<link rel="stylesheet" href="${layersSheet}"><style>`)
      .replace(
        "</head>",
        () => `<script type="module" src="${entryModule}"></script>${styles}</head>`,
      )
  );
}

/**
 * All style sheets that the renderer has loaded, as elements for the page's head. Vite's script would
 * insert them too late: after each change the page would appear without styles and lose its scroll
 * position. Vite recognises them by `data-vite-dev-id` and updates them.
 */
async function loadedStyles({ environments }: ViteDevServer): Promise<string> {
  const modules = [...environments.ssr.moduleGraph.idToModuleMap.values()];
  const styles = await Promise.all(
    modules.flatMap(({ id, url }) =>
      id?.endsWith(".css")
        ? [styleOf(id, environments.client.transformRequest(`${url}?direct`))]
        : [],
    ),
  );
  return styles.join("");
}

async function styleOf(id: string, sheet: Promise<{ code: string } | null>): Promise<string> {
  return `<style data-vite-dev-id="${id}">${(await sheet)?.code ?? ""}</style>`;
}

/** Reloads all pages after each change of the content. */
function followContent(vite: ViteDevServer): void {
  const folder = resolve(contentFolder);
  vite.watcher.add(folder);
  vite.watcher.on("all", (_event, path) => {
    const isShown = path.startsWith(folder) && !basename(path).startsWith(".");
    if (isShown) vite.ws.send({ type: "full-reload" });
  });
}
