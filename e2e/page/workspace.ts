import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { firstPort } from "../testing/ports.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const DEV_PORT = firstPort + 7;

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
  const copied = [
    "src",
    "package.json",
    "tsconfig.json",
    "tsconfig.domain.json",
    "index.html",
    "vite.config.ts",
  ];
  await Promise.all(copied.map((name) => cp(name, join(folder, name), { recursive: true })));
  await cp(frozenEdition, join(folder, "content"), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  let dev: Promise<RunningServer> | undefined;
  return {
    folder,
    startDev: async () => {
      dev ??= runServer("node_modules/vite/bin/vite.js", folder, DEV_PORT);
      return (await dev).address;
    },
    remove: async () => {
      await (await dev)?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
