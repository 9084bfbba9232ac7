import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { cacheFolder } from "../prepare-edition.ts";
import type { BuildTarget } from "../target/build-target.ts";
import { buildRenderer } from "./vite-builds.ts";

type Renderer = typeof import("../../apps/site/entry-server.tsx");

/** Bundles the page's renderer and imports it; `sheet` is the page's styles, minified. */
export async function loadRenderer(
  target: BuildTarget,
): Promise<{ readonly renderer: Renderer; readonly sheet: string }> {
  // Parallel builds have a folder each. Packages are resolved from there.
  const folder = await mkdtemp(join(cacheFolder, "renderer-"));
  try {
    const sheet = await buildRenderer(folder, target);
    const renderer = await import(pathToFileURL(resolve(folder, "entry-server.js")).href);
    return { renderer, sheet };
  } finally {
    await rm(folder, { recursive: true });
  }
}
