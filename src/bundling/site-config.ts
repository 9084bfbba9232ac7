import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin } from "vite";
import { contentHash } from "../edition/render/content-hash.ts";
import type { SiteKind } from "../edition/render/programs.ts";

/** Warnings about slow plugins are turned off, because they depend on the computer. */
const ignoreSlowness: Plugin = {
  name: "ignore-slowness",
  config: () => ({ build: { rollupOptions: { checks: { bundlerTimings: false } } } }),
};

/** Shared by all builds. */
export const plainConfig: InlineConfig = {
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  plugins: [ignoreSlowness],
};

/** Shared by every build of the page and the development server. */
export const siteConfig: InlineConfig = {
  ...plainConfig,
  plugins: [react(), ignoreSlowness],
  css: {
    modules: {
      // The same on every machine, and shorter in the page than Vite's, which add the rule's line.
      generateScopedName: (name, file) => `${name}_${contentHash(relative(".", file)).slice(0, 4)}`,
    },
  },
};

/** Shared by the builds of scripts that browsers load. */
export const browserBuild = {
  emptyOutDir: false,
  target: "baseline-widely-available",
  modulePreload: false,
  cssCodeSplit: false,
} as const;

/** Moves the text of each style sheet from the built files to `styles`. */
export function takeStyleSheets(styles: string[]): Plugin {
  return {
    name: "take-style-sheets",
    enforce: "post",
    generateBundle(_options, files) {
      for (const [name, file] of Object.entries(files)) {
        if (file.type !== "asset" || !name.endsWith(".css")) continue;
        styles.push(String(file.source));
        delete files[name];
      }
    },
  };
}

/** The configuration of a page that is published in this way. */
export function publishedConfig({ base, kind }: SiteKind): InlineConfig {
  return {
    ...siteConfig,
    base,
    define: {
      "import.meta.env.STATIC": JSON.stringify(kind === "static"),
      // Vite would turn `./` into `/` for the renderer.
      "import.meta.env.BASE_URL": JSON.stringify(base),
    },
  };
}
