import type { ViteDevServer } from "vite";
import { fontRules } from "../../apps/site/document/web-fonts.ts";
import { ORGANISERS_PAGE } from "../../domain/organisers/page-facts.ts";
import { PREVIEW_PAGE } from "../../domain/organisers/preview.ts";
import { organisersHtml, previewHtml } from "../../edition/render/apps/organisers-page.ts";
import type { BuiltFonts } from "../fonts/fonts.ts";
import { factsOf } from "../page-alone.ts";
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
          ? previewHtml({ script: previewModule, sheets: [layersSheet] })
          : organisersHtml(await devFacts(), { script: organisersModule, sheets: [layersSheet] });
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(
        await vite.transformIndexHtml(path, html.replace("</head>", `${styles}</head>`)),
      );
    } catch (error) {
      next(error);
    }
  });
}

const devFacts = () => factsOf(devFolders, null, devFolder);
