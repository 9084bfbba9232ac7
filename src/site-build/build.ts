import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Edition } from "../domain/edition.ts";
import { previewFile } from "../site/preview-file.ts";
import { pruneCache } from "./build-cache.ts";
import { formatFault } from "./content/fault.ts";
import { PHOTOS_FOLDER } from "./content/read-content.ts";
import {
  cacheFolder,
  contentFolder,
  fontsCache,
  picturesCache,
  prepareEdition,
} from "./edition.ts";
import { buildFonts } from "./fonts.ts";
import { iconPng, iconSizes } from "./icons.ts";
import { precompress } from "./precompress.ts";
import { readSiteUrl } from "./settings.ts";
import { socialPreview } from "./social-preview.ts";
import { assetsFolder, buildClient, buildRenderer, buildServer } from "./vite-builds.ts";
import { webManifest } from "./web-manifest.ts";

const distFolder = "dist";
const siteFolder = join(distFolder, "site");
const rendererFolder = join(cacheFolder, "renderer");

type Renderer = typeof import("../site/entry-server.tsx");

/** Builds everything that `npm start` needs into `dist/`. Wrong content stops it. */
async function buildAll(): Promise<void> {
  const started = new Date();
  const siteUrl = readSiteUrl(process.env);
  await rm(distFolder, { recursive: true, force: true });
  await mkdir(join(siteFolder, assetsFolder), { recursive: true });
  const prepared = await prepareEdition(join(siteFolder, "fotos"));
  if (prepared.kind === "faulty") {
    process.stderr.write(`${prepared.faults.map(formatFault).join("\n\n")}\n`);
    process.exitCode = 1;
    return;
  }
  const { edition } = prepared;
  const fonts = await buildFonts({
    outDir: join(siteFolder, assetsFolder),
    cacheDir: fontsCache,
  });
  const { styles } = await buildRenderer(rendererFolder);
  const { scripts } = await buildClient(siteFolder);
  const assets = { styles: fonts.css + styles, scripts, fonts: fonts.preload, siteUrl };
  const { renderPage, renderNotFound, renderFavicon }: Renderer = await import(
    pathToFileURL(resolve(rendererFolder, "entry-server.js")).href
  );
  await writeFile(join(siteFolder, "index.html"), renderPage(edition, assets));
  await writeFile(join(siteFolder, "404.html"), renderNotFound(edition, assets));
  await writeIdentity(edition, renderFavicon(edition));
  await precompress(siteFolder);
  await buildServer(join(distFolder, "server"));
  await writeFile(join(distFolder, "first-view.json"), JSON.stringify({ scripts }));
  for (const cache of [picturesCache, fontsCache]) await pruneCache(cache, started);
}

/** The files by which phones, chats and networks know the site. */
async function writeIdentity(edition: Edition, icon: string): Promise<void> {
  const { edicion } = edition;
  await writeFile(join(siteFolder, "favicon.svg"), icon);
  for (const size of iconSizes) {
    await writeFile(join(siteFolder, `icono-${size}.png`), await iconPng(icon, size));
  }
  await writeFile(join(siteFolder, "manifest.webmanifest"), webManifest(edicion));
  const photo = edicion.vistaPrevia
    ? join(contentFolder, PHOTOS_FOLDER, edicion.vistaPrevia)
    : null;
  await writeFile(join(siteFolder, previewFile), await socialPreview(edition, photo));
}

await buildAll();
