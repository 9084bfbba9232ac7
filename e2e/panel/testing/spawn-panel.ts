import { type SpawnedServer, spawnServer } from "../../../src/server/testing/spawn-server.ts";
import { frozenEdition } from "../../../src/testing/frozen-edition.ts";

/** The built panel in a process of its own; its address opens it once. */
export function spawnPanel(databaseUrl: string): SpawnedServer {
  return spawnServer(["dist/server/participantes.js", "panel", "--sin-navegador"], {
    environment: {
      ...process.env,
      // In colours the address could not be read.
      FORCE_COLOR: undefined,
      NO_COLOR: "1",
      CONTENT_DIR: frozenEdition,
      DATABASE_URL: databaseUrl,
    },
    address: /http:\/\/127\.0\.0\.1:\d+\/#\S+/,
  });
}
