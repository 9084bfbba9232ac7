import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base } from "@playwright/test";
import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { firstPort } from "./ports.ts";
import { type RunningServer, runServer } from "./running-server.ts";

/** Each worker of the tests has two ports of its own. */
const DEV_PORT = firstPort + 7 + 2 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** A copy of the project with the frozen edition as its content, which may be broken. */
export interface Workspace {
  readonly folder: string;
  /** Runs `npm run dev` in it, until `remove`, and resolves with its address. */
  startDev(): Promise<string>;
  remove(): Promise<void>;
}

export async function createWorkspace(): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-"));
  const copied = ["src", "package.json", "tsconfig.json", "tsconfig.domain.json"];
  await Promise.all(copied.map((name) => cp(name, join(folder, name), { recursive: true })));
  await cp(frozenEdition, join(folder, "content"), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  let dev: RunningServer | undefined;
  return {
    folder,
    startDev: async () => {
      dev = await runServer("src/site-build/dev/dev.ts", folder, DEV_PORT);
      return dev.address;
    },
    remove: async () => {
      await dev?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A journey through the development server of a workspace. */
export const test = base.extend<{ workspace: Workspace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  workspace: async ({}, use) => {
    const workspace = await createWorkspace();
    await use(workspace);
    await workspace.remove();
  },
});
