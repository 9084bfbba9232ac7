import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readBuiltEdition } from "../files/built-edition.ts";
import type { Folders } from "../files/folders.ts";
import { readPrograms } from "./programs.ts";

/* Each rendered edition has a folder in `published`; the file `actual` names the visitors' one. */
const CURRENT = "actual";
export const DRAWINGS = "drawings";

export const programsIn = (dist: string) => join(dist, "programs");

/** The folder of the edition that visitors see: `dist` until the server has rendered one with its programs. */
export async function currentEdition({ dist, published }: Folders): Promise<string> {
  const name = await readFile(join(published, CURRENT), "utf8").catch(() => null);
  if (name === null) return dist;
  const folder = join(published, name);
  const [built, programs] = await Promise.all([
    readBuiltEdition(folder),
    readPrograms(programsIn(dist)).catch(() => null),
  ]);
  return built !== null && built.programs === programs?.id ? folder : dist;
}

/** Makes the edition in `folder` the current one, and removes all but it and the one before. */
export async function makeCurrent({ published }: Folders, folder: string): Promise<void> {
  const name = folder.slice(published.length + 1);
  const before = await readFile(join(published, CURRENT), "utf8").catch(() => "");
  await writeFile(join(published, `.${CURRENT}`), name, { flush: true });
  await rename(join(published, `.${CURRENT}`), join(published, CURRENT));
  // Pages that are open need files of the edition before.
  const kept = [name, before, CURRENT, DRAWINGS];
  for (const other of await readdir(published)) {
    if (!kept.includes(other)) await rm(join(published, other), { recursive: true, force: true });
  }
}
