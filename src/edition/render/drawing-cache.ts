import { randomUUID } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The first cache has every entry that is used; the others are only read. */
export type Caches = readonly [string, ...string[]];

/** The folder of `key`, which changes with all that its files depend on; `fill` writes it. */
export async function cachedFolder(
  [own, ...others]: Caches,
  key: string,
  fill: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(own, key);
  if (await exists(folder)) return folder;
  // Filled in a folder of its own and renamed, so that an interrupted program leaves no incomplete entry. Unlike
  // those of `mkdtemp`, it can be read by other users, such as the one that runs the server of the Dockerfile.
  const draft = join(own, `.draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    const known = await firstExisting(others.map((cache) => join(cache, key)));
    if (known === undefined) await fill(draft);
    else await cp(known, draft, { recursive: true });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another program may have filled the same folder meanwhile.
    if (!(await exists(folder))) throw error;
  }
  return folder;
}

/** The same for an entry of one file; resolves with its content. */
export async function cachedFile(
  caches: Caches,
  key: string,
  draw: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const folder = await cachedFolder(caches, key, async (draft) =>
    writeFile(join(draft, "data"), await draw()),
  );
  return readFile(join(folder, "data"));
}

async function firstExisting(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await exists(path)) return path;
  return undefined;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
