import { resolve } from "node:path";
import { type SpawnedServer, spawnServer } from "../../../src/server/testing/spawn-server.ts";
import { frozenEdition, frozenSite } from "../../../src/testing/frozen-edition.ts";

/** Where a Firestore emulator is, and the folder for the copies of its list. */
export interface Hosted {
  readonly emulator: string;
  readonly folder: string;
}

/** The built panel in a process of its own; its address opens it once. */
export function spawnPanel(databaseUrl: string, hosted?: Hosted): SpawnedServer {
  return spawnServer(
    [resolve(frozenSite, "dist/server/participantes.js"), "panel", "--sin-navegador"],
    {
      ...(hosted && { folder: hosted.folder }),
      environment: {
        ...process.env,
        // In colours the address could not be read.
        FORCE_COLOR: undefined,
        NO_COLOR: "1",
        CONTENT_DIR: resolve(frozenEdition),
        DATABASE_URL: databaseUrl,
        FIRESTORE_EMULATOR_HOST: hosted?.emulator,
      },
      address: /http:\/\/127\.0\.0\.1:\d+\/#\S+/,
    },
  );
}
