import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { frozenSite } from "../src/testing/frozen-edition.ts";

/** A server of the project, in a process of its own. */
export interface RunningServer {
  /** Such as `http://localhost:4174/`. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Runs a TypeScript entry point in `folder`, with `environment` beside our own; resolves once it
 * has written where it listens.
 */
export async function runServer(
  entry: string,
  folder: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const server = spawn(process.execPath, ["--import", "tsx", entry], {
    cwd: folder,
    // In colours the address could not be read.
    env: {
      ...process.env,
      ...environment,
      FORCE_COLOR: undefined,
      NO_COLOR: "1",
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address === undefined) continue;
    return {
      address: `${address}/`,
      stop: async () => {
        if (server.exitCode !== null) return;
        server.kill("SIGTERM");
        await once(server, "exit");
      },
    };
  }
  throw new Error(`${entry} did not start`);
}

/** The demonstration of the frozen edition's site, with a database of its own. */
export function runDemo(port: number): Promise<RunningServer> {
  const dist = join(frozenSite, "dist");
  return runServer("src/server/demo.ts", process.cwd(), port, { DIST_DIR: dist });
}
