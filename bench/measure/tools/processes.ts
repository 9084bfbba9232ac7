import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { spawnServer } from "../../../src/server/testing/spawn-server.ts";
import { frozenSite } from "../../../src/testing/frozen-edition.ts";

/** A server in its own process. */
export interface Served {
  /** For example `http://127.0.0.1:4321`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts Node with `args` in the folder `cwd`; resolves once the process has written its URL. */
async function serve(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = ".",
): Promise<Served> {
  const server = spawnServer(args, {
    folder: cwd,
    environment: { PATH: process.env.PATH, PORT: "0", ...environment },
  });
  server.child.stderr.pipe(process.stderr);
  const address = await server.address;
  return { address, stop: server.stop };
}

/** Starts a server of `bench/server`, written in TypeScript. */
export function serveScript(name: string, ...args: string[]): Promise<Served> {
  return serve(["--import", import.meta.resolve("tsx"), `bench/server/${name}.ts`, ...args]);
}

/** The flags of `npm start`. */
const MEMORY_FLAGS = ["--max-semi-space-size=8", "--v8-pool-size=1"];

/** Starts the production server as `npm start` does, on its own database, with the `dist` of `site`. */
export function serveOurs(databaseFile: string, site = frozenSite): Promise<Served> {
  const environment = {
    NODE_ENV: "production",
    DATABASE_URL: `sqlite:${resolve(databaseFile)}`,
    TRUST_PROXY: "true",
    // All the load comes from this machine.
    VISITS_PER_ADDRESS: "1000000",
    LOOKUPS_PER_ADDRESS: "1000000",
  };
  return serve([...MEMORY_FLAGS, "dist/server/main.js"], environment, site);
}

/** Milliseconds of processor time per kernel tick on Linux. */
const TICK = 10;

/** Milliseconds of processor time that a process and its descendants have used; Linux only. */
export function cpuOfTree(root: number): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const ids = new Set([root]);
  let total = 0;
  // Parents have lower process ids than their children, unless the ids wrapped around.
  for (const { id, parent, cpu } of processes.sort((a, b) => a.id - b.id)) {
    if (!ids.has(parent) && id !== root) continue;
    ids.add(id);
    total += cpu;
  }
  return total;
}

function readProcess(id: string) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name, in brackets, may contain spaces; the fields after it do not.
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    const cpu = ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK;
    return [{ id: Number(id), parent, cpu }];
  } catch {
    return []; // It ended while the table was read.
  }
}
