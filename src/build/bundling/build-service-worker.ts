import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serviceWorkerPath } from "../../apps/site/offline/service-worker-path.ts";
import { assetsFolder, bundle } from "./vite-builds.ts";

/**
 * Writes the site's service worker into `outDir`. It caches `assets`, names of built files, all of them:
 * a page that is open while the site is built again needs its own. With `null` it deletes its caches and
 * itself.
 */
export async function buildServiceWorker(
  outDir: string,
  assets: readonly string[] | null,
): Promise<void> {
  const addresses = [...(assets ?? [])].sort().map((name) => `/${assetsFolder}/${name}`);
  const [program, ...others] = await bundle({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.env.KEPT": JSON.stringify(addresses),
    },
    build: {
      write: false,
      target: "baseline-widely-available",
      lib: {
        entry: `src/apps/site/offline/${assets === null ? "removal" : "service-worker"}.ts`,
        formats: ["iife"],
        name: "worker",
      },
    },
  });
  if (program?.type !== "chunk" || others.length > 0) {
    throw new Error("The service worker is not one script");
  }
  await writeFile(join(outDir, serviceWorkerPath), program.code);
}
