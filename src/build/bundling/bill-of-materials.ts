import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";

/** npm lists some 400 packages with their addresses and authors. */
const LONGEST_LIST_BYTES = 50_000_000;

/**
 * Writes the packages of site and server into `file`, in CycloneDX; those that only build or test are
 * marked as development. An operator can look up whether a vulnerability affects the site. Taken from
 * the lock file, without network.
 */
export async function writeBillOfMaterials(file: string): Promise<void> {
  const { stdout } = await promisify(execFile)(
    "npm",
    // Not `--omit=dev`: npm 11 would also drop packages that are peers of development packages.
    ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"],
    // On Windows npm is a batch file, which needs a shell.
    { maxBuffer: LONGEST_LIST_BYTES, shell: process.platform === "win32" },
  );
  await writeFile(file, stdout);
}
