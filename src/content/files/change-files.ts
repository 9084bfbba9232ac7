import { access, constants, mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "../../domain/error-code.ts";

/** Changes to files, by their paths in the content folder, such as `fotos/cena.jpg`. */
export interface FileChanges {
  readonly written: ReadonlyMap<string, string | Uint8Array>;
  readonly removed: readonly string[];
}

/**
 * Changes several files of `contentDir` together: they are put in place once all of them are on the
 * disk, so that a full disk or a missing permission changes nothing.
 */
export async function changeFiles(
  contentDir: string,
  { written, removed }: FileChanges,
): Promise<void> {
  // In the content folder, because a rename is atomic only within one disk.
  const draft = await mkdtemp(join(contentDir, ".cambios-"));
  try {
    const paths = [...written.keys()];
    for (const path of [...paths, ...removed]) await requireWritable(contentDir, path);
    for (const [index, content] of [...written.values()].entries()) {
      await writeFile(join(draft, String(index)), content, { flush: true });
    }
    for (const [index, path] of paths.entries()) {
      const target = join(contentDir, path);
      await mkdir(dirname(target), { recursive: true });
      await rename(join(draft, String(index)), target);
    }
    for (const path of removed) await rm(join(contentDir, path), { force: true });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Rejects before anything is changed, if the file could not be put in its place. */
async function requireWritable(contentDir: string, path: string): Promise<void> {
  const target = join(contentDir, path);
  // With the slash, a file in the place of the folder is an error.
  await access(`${dirname(target)}/`, constants.W_OK).catch(unlessMissing);
  if ((await stat(target).catch(unlessMissing))?.isDirectory()) {
    throw Object.assign(new Error(`${path} is a folder`), { code: "EISDIR" });
  }
}

function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}
