import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serviceWorkerPath } from "../../apps/site/offline/service-worker-path.ts";
import { plainConfig } from "./site-config.ts";
import { assetsFolder, bundle } from "./vite-builds.ts";

/**
 * Writes the site's service worker into `outDir`. It caches all of `assets`, names of built files,
 * because a page that is open while the site is built again needs the files of its own build. With
 * `null` it deletes its caches and itself.
 */
export async function buildServiceWorker(
  outDir: string,
  assets: readonly string[] | null,
): Promise<void> {
  const addresses = [...(assets ?? [])].sort().map((name) => `/${assetsFolder}/${name}`);
  const entry = `src/apps/site/offline/${assets === null ? "removal" : "service-worker"}.ts`;
  const code = await bundleWorker(entry, {
    "import.meta.env.PRECACHED": JSON.stringify(addresses),
  });
  await writeFile(join(outDir, serviceWorkerPath), code);
}

/** Bundles a service worker into one script, whose text it resolves with. */
export async function bundleWorker(entry: string, define: Record<string, string>): Promise<string> {
  const [worker, ...others] = await bundle({
    ...plainConfig,
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      write: false,
      target: "baseline-widely-available",
      lib: { entry, formats: ["iife"], name: "worker" },
    },
  });
  if (worker?.type !== "chunk" || others.length > 0) {
    throw new Error(`The service worker ${entry} is not one script`);
  }
  return worker.code;
}
