import { spawn } from "node:child_process";
import { once } from "node:events";

interface SpawnOptions {
  /** The working directory; by default that of this process. */
  readonly folder?: string;
  /** All environment variables of the server. */
  readonly environment: NodeJS.ProcessEnv;
  /** Matches the URL if the server writes other URLs before it. */
  readonly address?: RegExp;
}

/** A server in its own process. */
export type SpawnedServer = ReturnType<typeof spawnServer>;

/**
 * Starts Node with `arguments_`, which run a server that writes its URL once it listens. Its output
 * is read continuously, so that its pipes never fill.
 */
export function spawnServer(arguments_: readonly string[], options: SpawnOptions) {
  const { folder, environment, address: pattern = /http:\/\/[\w.]+:\d+(?=\D)/ } = options;
  const child = spawn(process.execPath, arguments_, {
    ...(folder === undefined ? {} : { cwd: folder }),
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    stderr += chunk;
  });
  // "close" comes after the pipes are read to their end; "exit" may come before.
  const ended = once(child, "close").then(([code, signal]) => {
    return { code: code as number | null, signal: signal as string | null, stdout, stderr };
  });
  const address = new Promise<string>((resolve, reject) => {
    let isFound = false;
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      stdout += chunk;
      const [found] = isFound ? [] : (pattern.exec(stdout) ?? []);
      if (found === undefined) return;
      isFound = true;
      resolve(found);
    });
    void ended.then(() => reject(new Error(`The server did not start: ${stdout}${stderr}`)));
  });
  // The caller may not use the promise.
  address.catch(() => {});
  return {
    child,
    /** The first URL that the server writes, such as `http://127.0.0.1:4321`; rejects if it ends before. */
    address,
    /** The standard output so far. */
    output: () => stdout,
    ended,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Stops it, and resolves once it has ended. */
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
