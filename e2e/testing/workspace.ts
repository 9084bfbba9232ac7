import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { test as base } from "@playwright/test";
import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { firstPort } from "./ports.ts";
import { type RunningServer, runServer } from "./running-server.ts";

/** Each worker of the tests has two ports of its own. */
const DEV_PORT = firstPort + 7 + 2 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** A copy of the project with the frozen edition as its content, which may be broken. */
export interface Workspace {
  readonly folder: string;
  /**
   * Runs `npm run dev` in it until `remove`, and resolves with its URL; at once if it is already
   * running.
   */
  startDev(): Promise<string>;
  remove(): Promise<void>;
}

export async function createWorkspace(): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-"));
  const copied = ["src", "package.json", "tsconfig.json", "tsconfig.domain.json"];
  await Promise.all(copied.map((name) => cp(name, join(folder, name), { recursive: true })));
  await cp(frozenEdition, join(folder, "content"), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  let dev: Promise<RunningServer> | undefined;
  return {
    folder,
    startDev: async () => {
      dev ??= runServer("src/build/dev/dev.ts", folder, DEV_PORT);
      return (await dev).address;
    },
    remove: async () => {
      await (await dev)?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Restores the frozen edition's content and removes added files. */
async function resetContent({ folder }: Workspace): Promise<void> {
  const content = join(folder, "content");
  for (const file of await filesIn(content)) {
    const right = await readFile(join(frozenEdition, file)).catch(() => null);
    if (right === null) await rm(join(content, file));
    else if (!right.equals(await readFile(join(content, file))))
      await writeFile(join(content, file), right);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** A journey through the development server of a workspace, which all journeys of a worker share. */
export const test = base.extend<{ workspace: Workspace }, { shared: Workspace }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const workspace = await createWorkspace();
      await use(workspace);
      await workspace.remove();
    },
    { scope: "worker" },
  ],
  workspace: async ({ shared }, use) => {
    await resetContent(shared);
    await use(shared);
  },
});
