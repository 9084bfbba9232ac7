import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

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
  if (await exists(folder)) {
    await markUsed(folder);
    return folder;
  }
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

/** An entry that none of this many builds in a row has used is dropped. */
const KEPT_BUILDS = 3;
const buildsFile = "builds.json";
/** The disk's clock may lag this far behind ours, in milliseconds. */
const CLOCK_LAG = 20;
const DAY = 86_400_000;

/**
 * Drops the entries of `cacheDir` that the last builds, of which the one that began at `started`
 * is the newest, have not used; and what builds cut short have left.
 */
export async function pruneCache(cacheDir: string, started: Date): Promise<void> {
  const builds = [...(await earlierBuilds(cacheDir)), started.getTime()].slice(-KEPT_BUILDS);
  const entries = await readdir(cacheDir, { withFileTypes: true });
  for (const entry of entries.filter((found) => found.isDirectory())) {
    const folder = join(cacheDir, entry.name);
    const lastUse = (await stat(folder)).mtimeMs;
    const unused = builds.length === KEPT_BUILDS && lastUse < Math.min(...builds) - CLOCK_LAG;
    // Another build may be filling a young draft.
    const draft = entry.name.startsWith(".");
    const abandoned = draft && lastUse < started.getTime() - DAY;
    if (draft ? abandoned : unused) await rm(folder, { recursive: true, force: true });
  }
  await writeFile(join(cacheDir, buildsFile), JSON.stringify(builds));
}

/** When the last builds began; none if there is no record or it is damaged. */
async function earlierBuilds(cacheDir: string): Promise<number[]> {
  try {
    const text = await readFile(join(cacheDir, buildsFile), "utf8");
    return z.array(z.number()).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** A folder's time of change serves as that of its last use. */
async function markUsed(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now).catch(() => {
    // A cache that may only be read is not pruned either.
  });
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
