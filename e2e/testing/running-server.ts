import { join } from "node:path";
import { spawnServer } from "../../src/server/testing/spawn-server.ts";
import { frozenSite } from "../../src/testing/frozen-edition.ts";

/** A server of the project, in a process of its own. */
export interface RunningServer {
  /** Such as `http://localhost:4174/`. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Runs a TypeScript entry point in `folder`, with `environment` added to this process's; resolves once it
 * has written where it listens.
 */
export async function runServer(
  entry: string,
  folder: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const { child, address, stop } = spawnServer(["--import", "tsx", entry], {
    folder,
    // In colours the address could not be read.
    environment: {
      ...process.env,
      ...environment,
      FORCE_COLOR: undefined,
      NO_COLOR: "1",
      PORT: String(port),
    },
    address: /http:\/\/localhost:\d+(?=\D)/,
  });
  child.stderr.pipe(process.stderr);
  return { address: `${await address}/`, stop };
}

/** The demonstration of the site in `dist`, or of the frozen edition's, with a database of its own. */
export function runDemo(
  port: number,
  dist: string = join(frozenSite, "dist"),
): Promise<RunningServer> {
  return runServer("src/server/demo.ts", process.cwd(), port, { DIST_DIR: dist });
}
