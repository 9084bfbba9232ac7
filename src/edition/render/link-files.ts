import { constants, copyFile, link, mkdir, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

export async function linkFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const pathOf = (parent: string, name: string) => join(to, relative(from, parent), name);
  await mkdir(to, { recursive: true });
  for (const entry of entries.filter((each) => each.isDirectory())) {
    await mkdir(pathOf(entry.parentPath, entry.name), { recursive: true });
  }
  for (const { parentPath, name } of entries.filter((each) => each.isFile())) {
    await linkFile(join(parentPath, name), pathOf(parentPath, name));
  }
}

/** Puts a file into another place too, in a folder that exists; on the same disk without copying it. */
export async function linkFile(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE));
}
