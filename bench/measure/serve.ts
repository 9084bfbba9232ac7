import { resolve } from "node:path";
import { spawnServer } from "../../src/app/server/testing/spawn-server.ts";

/** Starts Node in a process of its own, which ends with this one; resolves with the URL that it prints. */
export function serve(args: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<string> {
  const { address, child } = spawnServer(args, { environment: { PORT: "0", ...settings } });
  process.once("exit", () => child.kill());
  return address;
}

/** Starts the server of the built site in `dist`, with the flags of `npm start`. */
export function serveSite(dist: string, databaseFile: string): Promise<string> {
  const flags = "--min-semi-space-size=8 --max-semi-space-size=8 --v8-pool-size=1 --expose-gc";
  return serve([...flags.split(" "), resolve(dist, "server/main.js")], {
    NODE_ENV: "production",
    DIST_DIR: resolve(dist),
    // Without texts beside it, the server shows what is in `dist` and renders nothing of its own.
    CONTENT_DIR: resolve(dist, "site"),
    DATABASE_URL: `sqlite:${resolve(databaseFile)}`,
    TRUST_PROXY: "true",
  });
}
