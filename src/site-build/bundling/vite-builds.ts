import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { bundlePage, panelPageFile } from "../../panel/bundle-page.ts";
import { startProgramName } from "../../site/document/start/start-script.ts";
import { type Publication, withServer } from "../publication/publication.ts";
import { shortClassName } from "./class-names.ts";
import { plainConfig, publishedConfig, siteConfig, takeStyleSheets } from "./site-config.ts";

/** Folder of the built files, in `dist/site` and in addresses; file names hold a content hash. */
export const assetsFolder = "assets";

const classNames = { modules: { generateScopedName: shortClassName } };

/** React has its own file, which browsers keep in their caches when our scripts change. */
const reactChunk = "react";
const reactModules = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/**
 * Makes Chromium compile the whole file in the background while it loads, instead of each function at
 * its first call, which would block a slow phone.
 */
const compileWhole = "//# allFunctionsCalledOnLoad";

/**
 * Bundles the page's scripts, which register a service worker if `offline` is set. Resolves with the
 * addresses of the first view's scripts.
 */
export async function buildClient(
  outDir: string,
  publication: Publication = withServer,
  offline = true,
): Promise<{ scripts: string[] }> {
  const published = publishedConfig(publication);
  // A site of files alone may stand beside others on its host, whose pages are not its worker's.
  const worker = offline && publication.kind !== "static";
  const output = await bundle({
    ...published,
    define: { ...published.define, "import.meta.env.OFFLINE": JSON.stringify(worker) },
    css: classNames,
    plugins: [...(siteConfig.plugins ?? []), takeStyleSheets([])],
    build: {
      outDir,
      emptyOutDir: false,
      target: "baseline-widely-available",
      // Chunks loaded on demand import only chunks that are loaded already; this file's tests check it.
      modulePreload: false,
      // One sheet, which is left out: the page gets its styles from the renderer's build.
      cssCodeSplit: false,
      rollupOptions: {
        input: "src/site/entry-client.tsx",
        output: {
          entryFileNames: `${assetsFolder}/[name]-[hash].js`,
          chunkFileNames: `${assetsFolder}/[name]-[hash].js`,
          assetFileNames: `${assetsFolder}/[name]-[hash][extname]`,
          codeSplitting: { groups: [{ name: reactChunk, test: reactModules }] },
          postBanner: ({ name }) => (name === reactChunk ? compileWhole : ""),
        },
      },
    },
  });
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  if (entry?.type !== "chunk") throw new Error("The client build made no entry script");
  return { scripts: [entry.fileName, ...entry.imports].map((file) => publication.base + file) };
}

/** Bundles the program of the page's inline script; resolves with its minified text. */
export async function buildStartProgram(): Promise<string> {
  const [program, ...others] = await bundle({
    ...siteConfig,
    build: {
      write: false,
      // In browsers that are too old for the other scripts, this one still loads the styles.
      target: "es2020",
      lib: {
        entry: "src/site/document/start/start-page.ts",
        formats: ["iife"],
        name: startProgramName,
      },
      rollupOptions: { output: { exports: "named", generatedCode: { symbols: false } } },
    },
  });
  if (program?.type !== "chunk" || others.length > 0) {
    throw new Error("The start program is not one script");
  }
  return program.code.trim();
}

/** The page's styles, minified: those of the first screen, and all others. */
export interface SplitStyles {
  readonly first: string;
  readonly rest: string;
}

/** Bundles the page's renderer for Node into `outDir`; resolves with the page's styles. */
export async function buildRenderer(
  outDir: string,
  publication: Publication,
): Promise<SplitStyles> {
  const output = await bundle({
    ...publishedConfig(publication),
    css: classNames,
    build: {
      outDir,
      ssr: true,
      ssrEmitAssets: true,
      // Keeps the styles of a module that both entries import in a sheet of their own.
      cssCodeSplit: true,
      cssMinify: true,
      target: "baseline-widely-available",
      rollupOptions: { input: ["src/site/entry-server.tsx", "src/site/first-view.ts"] },
    },
  });
  const chunks = output.filter((file) => file.type === "chunk");
  const firstView = chunks.find(({ isEntry, name }) => isEntry && name === "first-view");
  if (!firstView) throw new Error("The renderer's build made no entry for the first view");
  const ofFirstView = [firstView.fileName, ...firstView.imports];
  // Styles that only a look-up loads belong to neither entry, and count as the rest.
  const sheetsOfFirst = chunks
    .filter(({ fileName }) => ofFirstView.includes(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const sheets = output.filter((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  const join = (first: boolean) =>
    sheets
      .filter(({ fileName }) => sheetsOfFirst.includes(fileName) === first)
      .map((file) => ("source" in file ? String(file.source) : ""))
      .join("")
      .replace(/\/\*.*?\*\//g, "")
      .trim();
  return { first: join(true), rest: join(false) };
}

/** Native modules, and packages that only some commands or databases load. */
const outsideOfServer = [
  "better-sqlite3",
  "@google-cloud/firestore",
  "google-auth-library",
  "prom-client",
  "hucre",
  "csv-parse",
  "fflate",
  "cli-progress",
  "commander",
  // The panel opens a browser; run from the sources, it also bundles its page.
  "open",
  "vite",
];

/**
 * Bundles the production server and the organisers' commands together with the packages that every
 * start loads: finding and reading their hundreds of files would take a fifth of the start time.
 */
export async function buildServer(outDir: string): Promise<void> {
  await bundle({
    ...plainConfig,
    ssr: { noExternal: true, external: outsideOfServer },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: "node20",
      sourcemap: true,
      rollupOptions: {
        input: {
          main: "src/server/main.ts",
          participantes: "src/cli/main.ts",
          puerta: "src/cli/door/main.ts",
        },
        // All files in one folder, so that every chunk finds the other programs beside itself.
        output: { chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  await writeFile(join(outDir, panelPageFile), JSON.stringify(await bundlePage()));
}

export async function bundle(config: InlineConfig) {
  const [result, ...others] = [await build(config)].flat();
  if (!result || !("output" in result) || others.length > 0) {
    throw new Error("Expected one finished build");
  }
  return result.output;
}
