import { FUNCTION_PROGRAM } from "#edition/render/pages/function-entry.ts";
import { plainConfig } from "./site-config.ts";
import { bundle } from "./vite-builds.ts";

/**
 * Bundles the calls as a function into `outDir`. External packages read files of their own; Netlify
 * packs them.
 */
export async function buildFunction(outDir: string): Promise<void> {
  await bundle({
    ...plainConfig,
    ssr: { noExternal: true, external: ["@google-cloud/firestore", "google-auth-library"] },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: "node20",
      rollupOptions: {
        input: "src/app/server/calls-function.ts",
        output: { entryFileNames: FUNCTION_PROGRAM, chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
}
