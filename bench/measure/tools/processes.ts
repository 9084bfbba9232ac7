import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { spawnServer } from "../../../src/server/testing/spawn-server.ts";
import { frozenSite } from "../../../src/testing/frozen-edition.ts";

/** A server in a process of its own. */
export interface Served {
  /** Such as `http://127.0.0.1:4321`. */
  readonly address: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its listening. */
  readonly startedIn: number;
  stop(): Promise<void>;
}

/**
 * Starts Node with `args` in the folder `cwd`; resolves once the process has written the address it
 * listens on.
 */
export async function serve(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = ".",
): Promise<Served> {
  const begun = performance.now();
  const server = spawnServer(args, {
    folder: cwd,
    environment: { PATH: process.env.PATH, PORT: "0", ...environment },
  });
  server.child.stderr.pipe(process.stderr);
  const address = await server.address;
  return { address, pid: server.pid, startedIn: performance.now() - begun, stop: server.stop };
}

/** A server of `bench/server`, written in TypeScript. */
export function serveScript(name: string, ...args: string[]): Promise<Served> {
  return serve(["--import", import.meta.resolve("tsx"), `bench/server/${name}.ts`, ...args]);
}

/**
 * As in `npm start`: a young generation of the size that a small server needs, and one helper thread
 * for garbage collection: four take more memory and gain nothing on two processors.
 */
const MEMORY_FLAGS = ["--max-semi-space-size=8", "--v8-pool-size=1"];

/** Our production server, as `npm start` runs it, on a database of its own. */
export function serveOurs(databaseFile: string): Promise<Served> {
  const environment = {
    NODE_ENV: "production",
    DATABASE_URL: `sqlite:${resolve(databaseFile)}`,
    TRUST_PROXY: "true",
    // All the load comes from this machine.
    VISITS_PER_ADDRESS: "1000000",
    LOOKUPS_PER_ADDRESS: "1000000",
  };
  return serve([...MEMORY_FLAGS, "dist/server/main.js"], environment, frozenSite);
}

/** Milliseconds of processor time a kernel tick stands for on Linux. */
const TICK = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly cpu: number;
}

/**
 * Milliseconds of processor time that the process `root` and all its descendants have used so far,
 * over all their threads; `null` where there is no `/proc`.
 */
export function cpuOfTree(root: number): number | null {
  const table = readProcessTable();
  if (table === null) return null;
  let total = 0;
  for (const [pid, { cpu }] of table) if (descends(table, pid, root)) total += cpu;
  return total;
}

/** Bytes of memory that a process keeps resident; `null` where there is no `/proc`. */
export function residentMemory(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

function readProcessTable(): Map<number, ProcessTimes> | null {
  const table = new Map<number, ProcessTimes>();
  try {
    for (const name of readdirSync("/proc")) {
      if (/^\d+$/.test(name)) readProcess(Number(name), table);
    }
    return table;
  } catch {
    return null;
  }
}

function readProcess(pid: number, table: Map<number, ProcessTimes>): void {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold blanks; what follows it does not.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    table.set(pid, { parent: Number(fields[1]), cpu: ticks * TICK });
  } catch {
    // It ended while the table was read.
  }
}

function descends(table: Map<number, ProcessTimes>, pid: number, root: number): boolean {
  for (let at: number | undefined = pid; at; at = table.get(at)?.parent) {
    if (at === root) return true;
  }
  return false;
}
