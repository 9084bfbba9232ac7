import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltCertificates } from "#certificates/pdf/built-certificates.ts";
import { servedFactsOf } from "#edition/files/built-edition.ts";
import type { EditionContent } from "#edition/model/edition.ts";

/** The name of the function: its folder, and in it the entry that Netlify reads. */
export const FUNCTION = "llamadas";
export const FUNCTION_PROGRAM = "calls-function.mjs";
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

export async function writeFunction(
  functions: string,
  edicion: EditionContent["edicion"],
  certificates: BuiltCertificates,
): Promise<void> {
  const folder = join(functions, FUNCTION);
  const data = `export default ${JSON.stringify(certificates)};\n`;
  await writeFile(join(folder, CERTIFICATES), data);
  await writeFile(join(folder, `${FUNCTION}.mjs`), entry(edicion));
}

/** The settings are written as literals, because Netlify reads them without running the file. */
function entry(edicion: EditionContent["edicion"]): string {
  // Netlify sets this variable for the build only, so its value is written into the function.
  const { COMMIT_REF } = process.env;
  const commit = COMMIT_REF === undefined ? {} : { COMMIT_REF };
  return `import { callsFunction } from "./${FUNCTION_PROGRAM}";
const certificates = async () => (await import("./${CERTIFICATES}")).default;
const environment = { ...${JSON.stringify(commit)}, ...process.env };
export default callsFunction(${JSON.stringify(servedFactsOf(edicion))}, certificates, environment);
export const config = ${JSON.stringify(settings)};
`;
}
