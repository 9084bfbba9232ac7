import { resolve } from "node:path";
import type { EnvironmentOptions, Plugin } from "vite";
import { ASSETS } from "#edition/render/programs.ts";
import { quiet } from "./node-programs.ts";

/** Gives browsers what some packages have only for Node, or that the pages' policy forbids. */
export const browserPackages: Plugin = {
  name: "browser-packages",
  enforce: "pre",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  resolveId(source, importer) {
    // This build includes a polyfill of Node's buffers.
    if (source === "csv-parse/sync") {
      return this.resolve("csv-parse/browser/esm/sync", importer, { skipSelf: true });
    }
    // pdfkit's reader of PNG gets a function that needs no worker of its own.
    const readsPng = source === "fflate" && importer?.includes("/png-js/");
    return readsPng ? resolve("src/certificates/pdf/unzlib-at-once.ts") : null;
  },
};

const browser = {
  emptyOutDir: false,
  target: "baseline-widely-available",
  modulePreload: false,
  // Each page has one sheet, into which its fonts are put.
  cssCodeSplit: false,
  cssMinify: true,
} as const;

export function visitorsPage(outDir: string): EnvironmentOptions {
  const react = { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// };
  const output = {
    entryFileNames: `${ASSETS}/[name]-[hash].js`,
    chunkFileNames: `${ASSETS}/[name]-[hash].js`,
    assetFileNames: `${ASSETS}/[name]-[hash][extname]`,
    codeSplitting: { groups: [react] },
  };
  return {
    build: {
      ...browser,
      outDir,
      // The files that hydrate the page are fetched at the same time.
      modulePreload: { polyfill: false },
      rollupOptions: { ...quiet, input: "src/site/entry-client.ts", output },
    },
  };
}

/** A page that is rendered in the browser alone. */
export function browserApp(outDir: string, input: string, name: string): EnvironmentOptions {
  const output = {
    entryFileNames: `${ASSETS}/${name}-[hash].js`,
    chunkFileNames: `${ASSETS}/${name}-[name]-[hash].js`,
    assetFileNames: `${ASSETS}/${name}-[name]-[hash][extname]`,
  };
  const rollupOptions = { ...quiet, input, output };
  return { consumer: "client", build: { ...browser, outDir, assetsInlineLimit: 0, rollupOptions } };
}

/** One script. The list of the files that it keeps is put before it when an edition is rendered. */
export function serviceWorker(outDir: string, file: string, input: string): EnvironmentOptions {
  const output = { format: "iife", entryFileNames: file, codeSplitting: false } as const;
  const rollupOptions = { ...quiet, input, output };
  return { consumer: "client", build: { ...browser, outDir, rollupOptions } };
}
