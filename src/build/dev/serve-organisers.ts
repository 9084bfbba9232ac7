import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { fontRules } from "../../apps/site/document/web-fonts.ts";
import { ORGANISERS_PAGE } from "../../domain/organisers/page-facts.ts";
import { PREVIEW_PAGE } from "../../domain/organisers/preview.ts";
import { assetsFolder } from "../bundling/vite-builds.ts";
import type { BuiltFonts } from "../fonts/fonts.ts";
import { organisersHtml } from "../organisers/build-organisers-page.ts";
import { factsOf } from "../organisers/build-page-alone.ts";
import { previewHtml } from "../organisers/build-preview-page.ts";
import {
  devFolder,
  devFolders,
  layersSheet,
  organisersModule,
  previewModule,
} from "./dev-paths.ts";

/** Serves the organisers' page and its preview of texts, with live reload. */
export function serveOrganisers(vite: ViteDevServer, { fallbackRules, fonts }: BuiltFonts): void {
  // Scripts insert styles in any order, so the layers are declared first.
  const styles = `<style>${fallbackRules}${fontRules(fonts)}</style>`;
  vite.middlewares.use(async (request, response, next) => {
    const [path = ""] = request.url?.split("?") ?? [];
    const isOrganisers = path === ORGANISERS_PAGE || path.startsWith(`${ORGANISERS_PAGE}/`);
    if (request.method !== "GET" || !isOrganisers) return next();
    try {
      const html =
        path === PREVIEW_PAGE
          ? previewHtml({ script: previewModule, sheet: layersSheet })
          : organisersHtml(await devFacts(), { script: organisersModule, sheet: layersSheet });
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(
        await vite.transformIndexHtml(path, html.replace("</head>", `${styles}</head>`)),
      );
    } catch (error) {
      next(error);
    }
  });
}

const devFacts = () => factsOf(devFolders, null, join(devFolder, assetsFolder));
