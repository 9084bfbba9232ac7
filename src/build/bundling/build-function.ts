import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltCertificates } from "../../certificates/built-certificates.ts";
import type { CarnetGroups } from "../../domain/carnet/carnet.ts";
import { plainConfig } from "./site-config.ts";
import { bundle } from "./vite-builds.ts";

/** The name of the function's files: the entry that Netlify reads, and the bundle beside it. */
const FUNCTION = "llamadas";
const PROGRAM = "calls-function.mjs";
const CERTIFICATES = "certificates.mjs";

/**
 * The rate limit of one address per minute, over all instances; the app's own limits apply to one
 * instance. A hall of 1,000 behind one address sends 3,000 calls if all come within a minute (a
 * visit, a look-up, a retry), and 10 doors 400 (one exchange every 3 s, and one per entry).
 */
const CALLS_PER_MINUTE = 5000;

/** The paths that the platform passes to the function, and its rate limit. */
const settings = {
  path: ["/api/*", "/healthz", "/readyz", "/constancia", "/constancia/*"],
  rateLimit: { windowLimit: CALLS_PER_MINUTE, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

/**
 * Bundles the calls as a function into `outDir`, for an edition whose carnets have these groups.
 * External packages read files of their own; Netlify packs them.
 */
export async function buildFunction(
  outDir: string,
  carnet: CarnetGroups,
  certificates: BuiltCertificates,
): Promise<void> {
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
  const data = `export default ${JSON.stringify(certificates)};\n`;
  await writeFile(join(folder, CERTIFICATES), data);
  await writeFile(join(folder, `${FUNCTION}.mjs`), entry(carnet));
}

/** The settings are written as literals, because Netlify reads them without running the file. */
function entry(carnet: CarnetGroups): string {
  // Netlify sets this variable for the build only, so its value is written into the function.
  const { COMMIT_REF } = process.env;
  const commit = COMMIT_REF === undefined ? {} : { COMMIT_REF };
  return `import { callsFunction } from "./${PROGRAM}";
const certificates = async () => (await import("./${CERTIFICATES}")).default;
const environment = { ...${JSON.stringify(commit)}, ...process.env };
export default callsFunction(${JSON.stringify(carnet)}, certificates, environment);
export const config = ${JSON.stringify(settings)};
`;
}
