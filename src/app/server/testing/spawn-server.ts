import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

export interface SpawnOptions {
  /** The working directory; by default that of this process. */
  readonly folder?: string;
  /** All environment variables of the server. */
  readonly environment: NodeJS.ProcessEnv;
  /** Matches the URL if the server writes other URLs before it. */
  readonly address?: RegExp;
}

/** A server in its own process. */
export interface SpawnedServer {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly pid: number;
  /**
   * The first URL that the server writes, such as `http://127.0.0.1:4321`; rejects if it ends before.
   */
  readonly address: Promise<string>;
  /** Stops it, and resolves once it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts Node with `arguments_`, which run a server that writes its URL once it listens. Its output
 * is read continuously, so that its pipes never fill.
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
    // "close" comes after the pipes are read to their end; "exit" may come before.
    child.once("close", () => reject(new Error(`The server did not start: ${written}${faults}`)));
  });
  // The caller may not use the promise.
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
