import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CarnetGroups } from "../../domain/carnet/carnet.ts";
import { plainConfig } from "./site-config.ts";
import { bundle } from "./vite-builds.ts";

/** Names of the function's files: the entry that Netlify reads, and the bundle beside it. */
const FUNCTION = "llamadas";
const PROGRAM = "calls-function.mjs";

/**
 * What one address may ask within a minute, of all instances together; the app's own limits are of one
 * instance. A hall of 1,000 behind one address asks 3,000 times when all come within one minute (a visit,
 * a look-up, a second try), and 10 doors 400 (one exchange in 3 s, and one more with each entry).
 */
const CALLS_PER_MINUTE = 5000;

/** Which requests the platform gives to the function, and how many of one address. */
const settings = {
  path: ["/api/*", "/healthz", "/readyz"],
  rateLimit: { windowLimit: CALLS_PER_MINUTE, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

/**
 * Bundles the calls as a function into `outDir`, for an edition whose carnets have these groups. The
 * external packages read files of their own; Netlify packs them.
 */
export async function buildFunction(outDir: string, carnet: CarnetGroups): Promise<void> {
  const folder = join(outDir, FUNCTION);
  await bundle({
    ...plainConfig,
    ssr: { noExternal: true, external: ["@google-cloud/firestore", "google-auth-library"] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      target: "node20",
      rollupOptions: {
        input: "src/server/function/calls-function.ts",
        output: { entryFileNames: PROGRAM, chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  await writeFile(join(folder, `${FUNCTION}.mjs`), entry(carnet));
}

/** Written out, because Netlify reads the settings without running the file. */
function entry(carnet: CarnetGroups): string {
  return `import { callsFunction } from "./${PROGRAM}";
export default callsFunction(${JSON.stringify(carnet)});
export const config = ${JSON.stringify(settings)};
`;
}
