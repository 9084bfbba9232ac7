import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fontRules } from "../../apps/site/document/web-fonts.ts";
import { DOOR_FILE, DOOR_PAGE, DOOR_WORKER_FILE } from "../../domain/door/link.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { plainConfig, siteConfig, takeStyleSheets } from "../bundling/site-config.ts";
import { assetsFolder, bundle } from "../bundling/vite-builds.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { BuiltFonts } from "../fonts/fonts.ts";
import { doorHtml, doorManifest, doorManifestFile } from "./door-files.ts";

/** Builds the door's page into `siteFolder`, beside the visitors' page, whose icons it uses. */
export async function buildDoor(
  siteFolder: string,
  edicion: Edition["edicion"],
  { fallbackRules, fonts }: BuiltFonts,
): Promise<void> {
  const { script, styles, assets } = await bundleDoor(siteFolder);
  const rules = fallbackRules + fontRules(fonts) + styles;
  const sheet = `/${assetsFolder}/puerta-${contentHash(rules)}.css`;
  await writeFile(join(siteFolder, sheet), rules);
  const html = doorHtml(edicion, { script, sheet });
  await writeFile(join(siteFolder, DOOR_FILE), html);
  await writeFile(join(siteFolder, doorManifestFile), doorManifest());
  const unhashed = ["favicon.svg", "icono-180.png", "icono-192.png", doorManifestFile];
  await buildWorker(siteFolder, [
    { url: DOOR_PAGE, revision: contentHash(html) },
    ...[sheet, ...assets, ...fonts.map(({ address }) => address)].map((url) => ({
      url,
      revision: null,
    })),
    ...(await Promise.all(
      unhashed.map(async (name) => ({
        url: `/${name}`,
        revision: contentHash(await readFile(join(siteFolder, name))),
      })),
    )),
  ]);
}

/** Writes scripts and the code reader; resolves with their URLs and the styles. */
export async function bundleDoor(outDir: string) {
  const styles: string[] = [];
  const output = await bundle({
    ...siteConfig,
    plugins: [...(siteConfig.plugins ?? []), takeStyleSheets(styles)],
    build: {
      outDir,
      emptyOutDir: false,
      target: "baseline-widely-available",
      modulePreload: false,
      cssCodeSplit: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: "src/apps/door/main.tsx",
        output: {
          entryFileNames: `${assetsFolder}/puerta-[hash].js`,
          chunkFileNames: `${assetsFolder}/puerta-[name]-[hash].js`,
          assetFileNames: `${assetsFolder}/puerta-[name]-[hash][extname]`,
        },
      },
    },
  });
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  if (entry === undefined) throw new Error("The door's build made no entry script");
  const assets = output.map(({ fileName }) => `/${fileName}`);
  return { script: `/${entry.fileName}`, styles: styles.join(""), assets };
}

/** Bundles the service worker that caches `files`. */
async function buildWorker(outDir: string, files: readonly object[]): Promise<void> {
  await bundle({
    ...plainConfig,
    define: { DOOR_FILES: JSON.stringify(files), "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: "baseline-widely-available",
      lib: {
        entry: "src/apps/door/worker/door-worker.ts",
        formats: ["iife"],
        name: "doorWorker",
        fileName: () => DOOR_WORKER_FILE,
      },
    },
  });
}
