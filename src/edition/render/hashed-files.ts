import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "./content-hash.ts";
import { type Caches, cachedFolder } from "./drawing-cache.ts";
import { linkFiles } from "./link-files.ts";
import { compressFile } from "./precompress.ts";
import { ASSETS } from "./programs.ts";

export interface HashedFiles {
  readonly siteFolder: string;
  readonly caches: Caches;
  readonly isCompressed: boolean;
}

/**
 * Writes a text as `assets/<stem>-<hash><ending>`, with its compressed versions if the site has them;
 * resolves with that path. They come from the cache, because compressing takes longer than all of the
 * rest.
 */
export async function writeHashed(
  { siteFolder, caches, isCompressed }: HashedFiles,
  [stem, ending]: readonly [string, string],
  text: string,
): Promise<string> {
  const name = `${stem}-${contentHash(text)}${ending}`;
  const key = `${name}${isCompressed ? "-compressed" : ""}`;
  const folder = await cachedFolder(caches, key, async (draft) => {
    await writeFile(join(draft, name), text);
    if (isCompressed) await compressFile(join(draft, name));
  });
  await linkFiles(folder, join(siteFolder, ASSETS));
  return `${ASSETS}/${name}`;
}
