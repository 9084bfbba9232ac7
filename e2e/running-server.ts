import { spawnServer } from "../src/server/testing/spawn-server.ts";

/** A server of the project, in a process of its own. */
export interface RunningServer {
  /** Such as `http://localhost:4174/`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Runs a TypeScript entry point in `folder`; resolves once it has written where it listens. */
export async function runServer(
  entry: string,
  folder: string,
  port: number,
): Promise<RunningServer> {
  const { child, address, stop } = spawnServer(["--import", "tsx", entry], {
    folder,
    // In colours the address could not be read.
    environment: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", PORT: String(port) },
    address: /http:\/\/localhost:\d+(?=\D)/,
  });
  child.stderr.pipe(process.stderr);
  return { address: `${await address}/`, stop };
}
