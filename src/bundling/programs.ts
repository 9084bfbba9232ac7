import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FUNCTION } from "#edition/render/pages/function-entry.ts";
import { usualColours } from "#edition/render/pictures/theme.ts";
import { cachedFolder } from "../edition/render/drawing-cache.ts";
import { precompress } from "../edition/render/precompress.ts";
import {
  ASSETS,
  CERTIFICATE_FONTS,
  DOOR_WORKER,
  outlineFonts,
  PROGRAMS_FILE,
  PROGRAMS_SITE,
  type Programs,
  RENDERER,
  SITE_WORKER,
  type SiteKind,
} from "../edition/render/programs.ts";
import { buildFunction } from "./build-function.ts";
import { bundlePage } from "./bundle-app.ts";
import { bundleWorker, workers } from "./bundle-workers.ts";
import { certificateFontsJson } from "./fonts/certificate-fonts.ts";
import { type BuiltFonts, buildFonts, outlineFont } from "./fonts/fonts.ts";
import { buildClient, buildRenderer, buildServer } from "./vite-builds.ts";

/** What can be made again: bundled programs, fonts and drawn pictures. */
const cacheFolder = "node_modules/.cache/convencion";
export const drawingsCache = join(cacheFolder, "drawings");
export const programsCache = join(cacheFolder, "programs");
export const fontsCache = join(cacheFolder, "fonts");

export interface BundleOptions extends SiteKind {
  /** Whether phones cache the page for offline use; `false` removes it from them. */
  readonly offline: boolean;
}

/**
 * Bundles everything that depends on the code alone; resolves with its folder. Unchanged code is not bundled
 * again.
 */
export async function bundlePrograms(options: BundleOptions): Promise<string> {
  const key = await hashOf(["src", "package-lock.json"], JSON.stringify(options));
  return cachedFolder([programsCache], key, (folder) => writePrograms(folder, key, options));
}

async function writePrograms(folder: string, id: string, options: BundleOptions): Promise<void> {
  const { base, kind, offline } = options;
  // Vite and React would make programs for development in the environment of a test.
  process.env.NODE_ENV = "production";
  const site = join(folder, PROGRAMS_SITE);
  await mkdir(join(site, ASSETS), { recursive: true });
  const fonts = await sharedFonts(join(site, ASSETS));
  const client = await buildClient(site, options, offline);
  const pageFiles = (await readdir(join(site, ASSETS))).map((name) => `/${ASSETS}/${name}`);
  const styles = await buildRenderer(join(folder, RENDERER, ".."), options);
  const programs: Programs = {
    id,
    base,
    kind,
    colours: usualColours(),
    ...fonts,
    styles,
    ...client,
    pageFiles,
    apps: kind === "static" ? null : await bundleApps(site, fonts),
  };
  for (const [use, file] of Object.entries(outlineFonts)) {
    await writeFile(join(folder, file), await outlineFont(use as keyof typeof outlineFonts));
  }
  if (kind !== "static") {
    await writeFile(join(folder, CERTIFICATE_FONTS), await certificateFontsJson([fontsCache]));
    const worker = offline ? workers.site : workers.removal;
    await writeFile(join(folder, SITE_WORKER), await bundleWorker(worker));
    await writeFile(join(folder, DOOR_WORKER), await bundleWorker(workers.door));
  }
  if (kind === "netlify") await buildFunction(join(folder, "functions", FUNCTION));
  if (kind === "server") {
    await buildServer(join(folder, "server"));
    await precompress(site);
  }
  await writeFile(join(folder, PROGRAMS_FILE), JSON.stringify(programs));
}

/** The fonts of all pages, in the folder `outDir`. */
function sharedFonts(outDir: string): Promise<BuiltFonts> {
  return buildFonts({ outDir, caches: [fontsCache] });
}

async function bundleApps(site: string, fonts: BuiltFonts): Promise<Programs["apps"]> {
  return {
    door: await bundlePage(site, "src/app/door.tsx", "puerta", fonts),
    organisers: await bundlePage(site, "src/app/organise.tsx", "organizar", fonts),
    preview: await bundlePage(site, "src/app/preview.tsx", "vista", fonts),
  };
}

/** Changes with every file under `paths` but for tests and their contents. */
async function hashOf(paths: readonly string[], settings: string): Promise<string> {
  const hash = createHash("sha256").update(settings);
  for (const path of paths) {
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
    const files = entries
      ? entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      : [path];
    for (const file of files.filter((each) => !/\.test\.|[\\/]testing[\\/]/.test(each)).sort()) {
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
