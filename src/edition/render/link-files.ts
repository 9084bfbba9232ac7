import { constants, copyFile, link, mkdir, readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Puts all files under `from` into `to` too. */
export async function linkFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    await linkFile(source, join(to, relative(from, source)));
  }
}

/** Puts a file into another place too; on the same disk without copying it. */
export async function linkFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await link(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE));
}
