import { plainConfig } from "./site-config.ts";
import { bundle } from "./vite-builds.ts";

/** The entries of the workers that keep files for use without a network. */
export const workers = {
  site: "src/site/offline/service-worker.ts",
  /** Deletes its caches and itself. */
  removal: "src/site/offline/removal.ts",
  door: "src/door/phone/door-worker.ts",
} as const;

/**
 * Bundles a service worker as one script. The list of the files that it keeps is put before it when an
 * edition is rendered.
 */
export async function bundleWorker(entry: string): Promise<string> {
  const [worker, ...others] = await bundle({
    ...plainConfig,
    define: { "process.env.NODE_ENV": '"production"' },
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
