import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin } from "vite";
import { createClassNamer } from "./class-names.ts";
import { quietSentinels } from "./react-sentinels.ts";

/** Address folders of what the build makes; names in them hold a hash of the content. */
export const assetsFolder = "assets";

/** Shared by every build of the page and the development server. */
export const siteConfig: InlineConfig = {
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  plugins: [react()],
};

/** Both builds of the page name its classes alike. */
const builtNames = { modules: { generateScopedName: createClassNamer(process.cwd()) } };

/** React has a file of its own, which stays in the browsers' caches when our scripts change. */
const reactChunk = "react";
const reactModules = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/**
 * Has Chromium compile all of a file while it comes, beside the page; else it would compile each
 * function when it is first called, and keep a slow phone from answering.
 */
const compileWhole = "//# allFunctionsCalledOnLoad";

/** Bundles the browser's side of the page; resolves with the scripts of the first view. */
export async function buildClient(outDir: string): Promise<{ scripts: string[] }> {
  const output = await bundle({
    ...siteConfig,
    css: builtNames,
    plugins: [...(siteConfig.plugins ?? []), quietSentinels(), dropStyleSheets()],
    build: {
      outDir,
      emptyOutDir: false,
      target: "baseline-widely-available",
      modulePreload: { polyfill: false },
      // One sheet, dropped again: the page inlines the styles of the renderer's build.
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
  return { scripts: [entry.fileName, ...entry.imports].map((file) => `/${file}`) };
}

/** The page's styles, minified: what the first screen needs, and what everything else needs besides. */
export interface SplitStyles {
  readonly first: string;
  readonly rest: string;
}

/** Bundles the page's renderer for Node into `outDir`; resolves with the page's styles. */
export async function buildRenderer(outDir: string): Promise<SplitStyles> {
  const output = await bundle({
    ...siteConfig,
    css: builtNames,
    build: {
      outDir,
      ssr: true,
      ssrEmitAssets: true,
      // Styles of a module that both entries need stay with the module.
      cssCodeSplit: true,
      cssMinify: true,
      target: "baseline-widely-available",
      rollupOptions: { input: ["src/site/entry-server.tsx", "src/site/first-view.ts"] },
    },
  });
  const sheetsOfRest = output.flatMap((file) =>
    file.type === "chunk" && file.isEntry && file.name === "entry-server"
      ? [...(file.viteMetadata?.importedCss ?? [])]
      : [],
  );
  const sheets = output.filter((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  const join = (rest: boolean) =>
    sheets
      .filter(({ fileName }) => sheetsOfRest.includes(fileName) === rest)
      .map((file) => ("source" in file ? String(file.source) : ""))
      .join("")
      .replace(/\/\*.*?\*\//g, "")
      .trim();
  return { first: join(false), rest: join(true) };
}

/** Machine code, and what only some commands or databases load, once they do. */
const outsideOfServer = [
  "better-sqlite3",
  "@google-cloud/firestore",
  "google-auth-library",
  "prom-client",
  "hucre",
  "csv-parse",
  "iconv-lite",
  "cli-progress",
  "commander",
];

/**
 * Bundles the production server and the organiser's command line with the packages that every start
 * loads: to find and read their hundreds of files would take a fifth of it.
 */
export async function buildServer(outDir: string): Promise<void> {
  await bundle({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
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
          "list-reader": "src/cli/list/list-reader.ts",
        },
        // All in one folder, so that a program finds another one beside whichever file starts it.
        output: { chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

function dropStyleSheets(): Plugin {
  return {
    name: "drop-style-sheets",
    enforce: "post",
    generateBundle(_options, output) {
      for (const name of Object.keys(output)) if (name.endsWith(".css")) delete output[name];
    },
  };
}

async function bundle(config: InlineConfig) {
  const result = await build(config);
  if (!("output" in result)) throw new Error("Expected one finished build");
  return result.output;
}
