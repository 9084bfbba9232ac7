import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { fontRules } from "#site/shell/web-fonts.ts";
import { contentHash } from "../edition/render/content-hash.ts";
import { type AppFiles, ASSETS } from "../edition/render/programs.ts";
import type { BuiltFonts } from "./fonts/fonts.ts";
import { browserBuild, siteConfig, takeStyleSheets } from "./site-config.ts";
import { bundle, entryOf } from "./vite-builds.ts";

export interface BundledApp {
  /** The URL of the entry's script. */
  readonly script: string;
  /** The text of all style sheets, which are not written. */
  readonly styles: string;
  /** The URLs of all written files. */
  readonly assets: readonly string[];
}

/** Gives pdfkit's reader of PNG a function that needs no worker of its own. */
const unzlibAtOnce: Plugin = {
  name: "unzlib-at-once",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "fflate" && importer?.includes("/png-js/")
      ? resolve("src/certificates/pdf/unzlib-at-once.ts")
      : null,
};

/**
 * Bundles a page that is rendered in the browser alone, beside the visitors' page in `outDir`; the
 * names of its files begin with `name`.
 */
export async function bundleApp(outDir: string, entry: string, name: string): Promise<BundledApp> {
  const styles: string[] = [];
  const chunks = `${ASSETS}/${name}-[name]-[hash].js`;
  const output = await bundle({
    ...siteConfig,
    plugins: [...(siteConfig.plugins ?? []), takeStyleSheets(styles)],
    // Browsers need the package's build that includes a polyfill of Node's buffers.
    resolve: { alias: { "csv-parse/sync": "csv-parse/browser/esm/sync" } },
    worker: {
      format: "es",
      plugins: () => [unzlibAtOnce],
      // The policy of a worker's script allows it to load no other files.
      rollupOptions: { output: { entryFileNames: chunks, codeSplitting: false } },
    },
    build: {
      ...browserBuild,
      outDir,
      cssMinify: true,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: entry,
        output: {
          entryFileNames: `${ASSETS}/${name}-[hash].js`,
          chunkFileNames: chunks,
          assetFileNames: `${ASSETS}/${name}-[name]-[hash][extname]`,
        },
      },
    },
  });
  const assets = output.map(({ fileName }) => `/${fileName}`);
  // The chunk that declares the order of the layers may not be the first one.
  const order = await readFile("src/platform/ui/styles/layers.css", "utf8");
  return { script: `/${entryOf(output, entry).fileName}`, styles: order + styles.join(""), assets };
}

/** Bundles such a page, and writes its style sheet with the fonts. */
export async function bundlePage(
  outDir: string,
  entry: string,
  name: string,
  fonts: BuiltFonts,
): Promise<AppFiles> {
  const { script, styles, assets } = await bundleApp(outDir, entry, name);
  const rules = fonts.fallbackRules + fontRules(fonts.fonts) + styles;
  const sheet = `/${ASSETS}/${name}-${contentHash(rules)}.css`;
  await writeFile(join(outDir, sheet), rules);
  return { script, sheet, files: assets };
}
