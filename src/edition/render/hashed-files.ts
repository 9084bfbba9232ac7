import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "./content-hash.ts";
import { cachedFolder } from "./drawing-cache.ts";
import { linkFiles } from "./link-files.ts";
import { compressFile } from "./precompress.ts";
import { ASSETS } from "./programs.ts";
import type { Rendering } from "./render-target.ts";

/** Writes a text as `assets/<stem>-<hash><ending>`; resolves with that path. */
export function writeHashed(
  rendering: Rendering,
  [stem, ending]: readonly [string, string],
  text: string,
): Promise<string> {
  return writeCached(rendering, `${stem}-${contentHash(text)}${ending}`, async () => text);
}

/** Writes `assets/<name>` from the cache, with its compressed versions, which take long to make. */
export async function writeCached(
  { siteFolder, caches, isCompressed }: Rendering,
  name: string,
  make: () => Promise<string>,
): Promise<string> {
  const key = `${name}${isCompressed ? "-compressed" : ""}`;
  const folder = await cachedFolder(caches, key, async (draft) => {
    await writeFile(join(draft, name), await make());
    if (isCompressed) await compressFile(join(draft, name));
  });
  await linkFiles(folder, join(siteFolder, ASSETS));
  return `${ASSETS}/${name}`;
}
