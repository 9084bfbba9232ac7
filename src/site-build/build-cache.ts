import { mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives the folder `<cacheDir>/<key>`, having `fill` write its files first if it is not there yet.
 * The key must change with everything that the files depend on.
 */
export async function cachedFolder(
  cacheDir: string,
  key: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheDir, key);
  if (await exists(folder)) return folder;
  await mkdir(cacheDir, { recursive: true });
  // Filled aside and renamed whole, so that a build cut short leaves nothing half-made to trust.
  const draft = await mkdtemp(join(cacheDir, ".draft-"));
  try {
    await fill(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another build may have finished the same folder meanwhile.
    if (!(isTaken(error) && (await exists(folder)))) throw error;
  }
  return folder;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && /EEXIST|ENOTEMPTY|EPERM/.test(String(error.code))
  );
}
