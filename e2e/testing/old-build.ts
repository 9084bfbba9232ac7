import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { frozenSite } from "../../src/testing/frozen-edition.ts";

/** Says before the journeys that the build on which they run is older than the sources. */
// biome-ignore lint/style/noDefaultExport: what Playwright expects
export default async function sayOldBuild(): Promise<void> {
  const built = await stat(`${frozenSite}/dist/edition.json`).catch(() => null);
  const entries = await readdir("src", { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile() && !/\.test\./.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of sources) {
    if (built === null || (await stat(file)).mtimeMs <= built.mtimeMs) continue;
    process.stdout.write(`The build is older than ${file}. Build again: see CONTRIBUTING.md.\n`);
    return;
  }
}
