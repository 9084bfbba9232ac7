import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/*
 * Builds that the server made itself are in `dist/publicado`, each in a folder of its own. The file
 * `actual` there names the one that visitors see. `npm run build` replaces `dist`, and so all of them.
 */
const BUILDS = "publicado";
const CURRENT = "actual";
/** Exists from a publication until its build is live or failed. */
const PENDING = "pendiente";

export function buildsIn(distDir: string): string {
  return join(distDir, BUILDS);
}

/** The folder of the build that visitors see: `dist` until the server has built. */
export async function currentBuild(distDir: string): Promise<string> {
  const name = await readFile(join(buildsIn(distDir), CURRENT), "utf8").catch(() => null);
  const folder = join(buildsIn(distDir), name ?? "");
  return name !== null && existsSync(join(folder, "site", "index.html")) ? folder : distDir;
}

/** Makes the build `name` the current one, and removes all but it and the one before. */
export async function makeCurrent(distDir: string, name: string): Promise<void> {
  const builds = buildsIn(distDir);
  const before = await readFile(join(builds, CURRENT), "utf8").catch(() => "");
  await writeFile(join(builds, `.${CURRENT}`), name, { flush: true });
  await rename(join(builds, `.${CURRENT}`), join(builds, CURRENT));
  // Visitors may still be receiving files of the build before.
  const kept = [name, before, CURRENT, PENDING];
  for (const other of await readdir(builds)) {
    if (!kept.includes(other)) await rm(join(builds, other), { recursive: true, force: true });
  }
}

/**
 * Records on disk that a publication waits for its build, so that a restarted server continues it.
 */
export function pendingMark(distDir: string) {
  const file = join(buildsIn(distDir), PENDING);
  return {
    exists: () => existsSync(file),
    async set() {
      await mkdir(buildsIn(distDir), { recursive: true });
      await writeFile(file, "");
    },
    clear: () => rm(file, { force: true }),
  };
}
