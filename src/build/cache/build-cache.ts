import { mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Returns the folder `<cacheDir>/<key>`. If it does not exist yet, `fill` writes its files first.
 * The key must change with everything that the files depend on. No entry is ever removed: an edition
 * takes some 5 MB, and `npm ci` empties the cache with the rest of `node_modules`.
 */
export async function cachedFolder(
  cacheDir: string,
  key: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheDir, key);
  if (await exists(folder)) return folder;
  await mkdir(cacheDir, { recursive: true });
  // Filled in a temporary folder and renamed, so that an interrupted build leaves no incomplete entry.
  const draft = await mkdtemp(join(cacheDir, ".draft-"));
  try {
    await fill(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another build may have filled the same folder meanwhile.
    if (!(await exists(folder))) throw error;
  }
  return folder;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
