import * as fs from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { unlessMissing } from "#platform/terminal/error-code.ts";

/** Changes to files, by their paths in the content folder, such as `fotos/cena.jpg`. */
export interface FileChanges {
  readonly written: ReadonlyMap<string, string | Uint8Array>;
  readonly removed: readonly string[];
}

/** Holds changes that are complete on the disk, but perhaps not yet in place. */
const COMMITTED = ".cambios";
/** The file that lists the changes; the new file at position n has the name n. */
const LIST = "lista.json";
const listSchema = z.object({ written: z.array(z.string()), removed: z.array(z.string()) });

/** A killed process has changed nothing, or left a list that `finishChanges` carries out. */
export async function changeFiles(
  contentDir: string,
  { written, removed }: FileChanges,
): Promise<void> {
  await finishChanges(contentDir);
  const draft = await fs.mkdtemp(join(contentDir, `${COMMITTED}-`));
  try {
    const paths = [...written.keys()];
    for (const path of [...paths, ...removed]) await requireWritable(contentDir, path);
    for (const [index, content] of [...written.values()].entries()) {
      await fs.writeFile(join(draft, String(index)), content, { flush: true });
    }
    const list = JSON.stringify({ written: paths, removed });
    await fs.writeFile(join(draft, LIST), list, { flush: true });
    // Windows does not rename onto an empty folder, which a killed process may have left.
    await fs.rmdir(join(contentDir, COMMITTED)).catch(() => {});
    await fs.rename(draft, join(contentDir, COMMITTED));
  } catch (error) {
    await fs.rm(draft, { recursive: true, force: true });
    throw error;
  }
  await finishChanges(contentDir);
}

/** Carries out the changes that a killed process left; whoever reads the content calls it first. */
export async function finishChanges(contentDir: string): Promise<void> {
  const folder = join(contentDir, COMMITTED);
  const text = await fs.readFile(join(folder, LIST), "utf8").catch(unlessMissing);
  if (text === undefined) return;
  const { written, removed } = listSchema.parse(JSON.parse(text));
  for (const [index, path] of written.entries()) {
    const target = join(contentDir, path);
    await fs.mkdir(dirname(target), { recursive: true });
    await fs.rename(join(folder, String(index)), target).catch(unlessMissing);
  }
  for (const path of removed) await fs.rm(join(contentDir, path), { force: true });
  // The list is removed last: an incomplete folder is never taken for a new one.
  await fs.rm(join(folder, LIST), { force: true });
  await fs.rmdir(folder).catch(unlessMissing);
}

/** Rejects before anything is changed, if the file could not be put in its place. */
async function requireWritable(contentDir: string, path: string): Promise<void> {
  const target = join(contentDir, path);
  // With the slash, a file in the place of the folder is an error.
  await fs.access(`${dirname(target)}/`, fs.constants.W_OK).catch(unlessMissing);
  if ((await fs.stat(target).catch(unlessMissing))?.isDirectory()) {
    throw Object.assign(new Error(`${path} is a folder`), { code: "EISDIR" });
  }
}
