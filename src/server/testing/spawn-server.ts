import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

export interface SpawnOptions {
  /** The working directory; that of this process unless given. */
  readonly folder?: string;
  /** All environment variables of the server. */
  readonly environment: NodeJS.ProcessEnv;
  /** What the address looks like where other addresses are written before it. */
  readonly address?: RegExp;
}

/** A server in a process of its own. */
export interface SpawnedServer {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly pid: number;
  /**
   * The first address that the server writes, such as `http://127.0.0.1:4321`; rejects when it ends
   * before that.
   */
  readonly address: Promise<string>;
  /** Asks it to end, and resolves once it has. */
  stop(): Promise<void>;
}

/**
 * Starts Node with `arguments_`, which run a server that writes its address once it listens. What it
 * writes is read, so that its pipes never fill.
 */
export function spawnServer(arguments_: readonly string[], options: SpawnOptions): SpawnedServer {
  const { folder, environment, address: pattern = /http:\/\/[\w.]+:\d+(?=\D)/ } = options;
  const child = spawn(process.execPath, arguments_, {
    ...(folder === undefined ? {} : { cwd: folder }),
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("The server could not be started");
  const exited = once(child, "exit");
  const address = new Promise<string>((resolve, reject) => {
    let written = "";
    function look(chunk: string): void {
      written += chunk;
      const [found] = pattern.exec(written) ?? [];
      if (found === undefined) return;
      child.stdout.off("data", look).resume();
      resolve(found);
    }
    child.stdout.setEncoding("utf8").on("data", look);
    let faults = "";
    child.stderr.setEncoding("utf8").on("data", (chunk) => {
      faults += chunk;
    });
    // Once its pipes are read to their end, which "exit" does not wait for.
    child.once("close", () => reject(new Error(`The server did not start: ${written}${faults}`)));
  });
  // The caller may never ask for it.
  address.catch(() => {});
  return {
    child,
    pid,
    address,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
