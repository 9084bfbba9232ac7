import { resolve } from "node:path";
import { type SpawnedServer, spawnServer } from "../../../src/server/testing/spawn-server.ts";
import { frozenEdition } from "../../../src/testing/frozen-edition.ts";

/**
 * The built panel in a process of its own, which works in `folder`; its address opens it once.
 * `emulator` is where a Firestore's is.
 */
export function spawnPanel(databaseUrl: string, folder: string, emulator?: string): SpawnedServer {
  return spawnServer([resolve("dist/server/participantes.js"), "panel", "--sin-navegador"], {
    folder,
    environment: {
      ...process.env,
      // In colours the address could not be read.
      FORCE_COLOR: undefined,
      NO_COLOR: "1",
      CONTENT_DIR: resolve(frozenEdition),
      DATABASE_URL: databaseUrl,
      FIRESTORE_EMULATOR_HOST: emulator,
    },
    address: /http:\/\/127\.0\.0\.1:\d+\/#\S+/,
  });
}
