import { join } from "node:path";
import { spawnServer } from "#app/server/testing/spawn-server.ts";
import { frozenSite } from "#testing/frozen-edition.ts";

/** A server of the project, in its own process. */
export interface RunningServer {
  /** For example `http://localhost:4174/`. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Runs a TypeScript entry point in `folder`, with `environment` added to this process's; resolves
 * once it has written its URL.
 */
export async function runServer(
  entry: string,
  folder: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const { child, address, stop } = spawnServer(["--import", "tsx", entry], {
    folder,
    // Colours would make the URL unreadable.
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

/** Runs the demo of the site in `dist`, by default of the frozen edition, with its own database. */
export function runDemo(
  port: number,
  dist: string = join(frozenSite, "dist"),
): Promise<RunningServer> {
  return runServer("src/app/server/demo.ts", process.cwd(), port, { DIST_DIR: dist });
}
