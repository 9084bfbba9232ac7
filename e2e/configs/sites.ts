import { addressAt } from "../testing/ports.ts";

/** A server for Playwright: the demo of the site in `dist`, with its own database. */
export function serve(dist: string, port: number) {
  return {
    command: "npx tsx src/app/server/demo.ts",
    cwd: process.cwd(),
    env: { PORT: String(port), DIST_DIR: dist },
    url: `${addressAt(port)}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 } as const,
  };
}
