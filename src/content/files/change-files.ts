import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Changes to files, by their paths in the content folder, such as `fotos/cena.jpg`. */
export interface FileChanges {
  readonly written: ReadonlyMap<string, string | Uint8Array>;
  readonly removed: readonly string[];
}

/** Holds the new files until all are complete; in the content folder, because a rename is atomic only within one disk. */
const DRAFT = ".cambios";

/** Changes several files of `contentDir`; if one cannot be written, as on a full disk, none is changed. */
export async function changeFiles(
  contentDir: string,
  { written, removed }: FileChanges,
): Promise<void> {
  const draft = join(contentDir, DRAFT);
  // A killed process may have left one.
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  try {
    for (const [index, content] of [...written.values()].entries()) {
      await writeFile(join(draft, String(index)), content, { flush: true });
    }
    for (const [index, path] of [...written.keys()].entries()) {
      const target = join(contentDir, path);
      await mkdir(dirname(target), { recursive: true });
      await rename(join(draft, String(index)), target);
    }
    for (const path of removed) await rm(join(contentDir, path), { force: true });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
