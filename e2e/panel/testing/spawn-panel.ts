import { resolve } from "node:path";
import { type SpawnedServer, spawnServer } from "../../../src/server/testing/spawn-server.ts";
import { frozenEdition, frozenSite } from "../../../src/testing/frozen-edition.ts";

/** The host of a Firestore emulator, and the folder for the copies of its list. */
export interface Hosted {
  readonly emulator: string;
  readonly folder: string;
}

/** The built panel in its own process; its URL opens it once. */
export function spawnPanel(databaseUrl: string, hosted?: Hosted): SpawnedServer {
  return spawnServer(
    [resolve(frozenSite, "dist/server/participantes.js"), "panel", "--sin-navegador"],
    {
      ...(hosted && { folder: hosted.folder }),
      environment: {
        ...process.env,
        // Colours would make the URL unreadable.
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
