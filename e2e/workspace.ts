import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const DEV_PORT = 4175;

/** A copy of the project whose content may be broken. */
export interface Workspace {
  readonly folder: string;
  /** Runs `npm run dev` in it, until `remove`, and resolves with its address. */
  startDev(): Promise<string>;
  remove(): Promise<void>;
}

export async function createWorkspace(): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-"));
  const copied = ["src", "content", "package.json", "tsconfig.json", "tsconfig.domain.json"];
  await Promise.all(copied.map((name) => cp(name, join(folder, name), { recursive: true })));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  let dev: ChildProcess | undefined;
  return {
    folder,
    startDev: async () => {
      const started = spawn(process.execPath, ["--import", "tsx", "src/site-build/dev.ts"], {
        cwd: folder,
        // Vite writes its address in colours where it may.
        env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", PORT: String(DEV_PORT) },
        stdio: ["ignore", "pipe", "inherit"],
      });
      dev = started;
      for await (const line of createInterface({ input: started.stdout })) {
        const [address] = /http:\/\/localhost:\d+\//.exec(line) ?? [];
        if (address) return address;
      }
      throw new Error("npm run dev did not start");
    },
    remove: async () => {
      if (dev?.exitCode === null) {
        dev.kill("SIGTERM");
        await once(dev, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
