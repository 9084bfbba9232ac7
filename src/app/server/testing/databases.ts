import { join } from "node:path";
import { usualTimes } from "#app/store/firestore-store.ts";
import { openStore } from "#app/store/open-store.ts";
import { newProject } from "#app/store/testing/firestore-under-test.ts";
import { folderWithSite, startServer } from "./server-process.ts";
import type { SpawnedServer } from "./spawn-server.ts";

/**
 * Each kind of database for servers in processes of their own; a SQLite file is in `folder`. `mostStarts` is how
 * often a server that ends at once is started, as hosts do: on a loaded machine the emulator, which works for all of
 * them in the test's process, may answer one too late.
 */
const databases = {
  async SQLite(folder: string) {
    const DATABASE_URL = `sqlite:${join(folder, "convencion.db")}`;
    return { environment: { DATABASE_URL }, open: () => openStore(DATABASE_URL), mostStarts: 1 };
  },
  async Firestore() {
    const { projectId, openStore: open } = await newProject();
    const DATABASE_URL = `firestore:${projectId}`;
    const { FIRESTORE_EMULATOR_HOST = "" } = process.env;
    return {
      environment: { DATABASE_URL, FIRESTORE_EMULATOR_HOST },
      // A loaded machine may need longer than visitors wait.
      open: () => open({ ...usualTimes, limitMs: 600_000 }),
      mostStarts: 20,
    };
  },
};

/** A site on an empty database; `start` resolves with a server that listens, until the running test ends. */
export async function serversOn(
  database: keyof typeof databases,
  edition: Parameters<typeof folderWithSite>[0] = {},
  settings: Readonly<Record<string, string>> = {},
) {
  const folder = await folderWithSite(edition);
  const { environment, open, mostStarts } = await databases[database](folder);
  async function start(tries = mostStarts): Promise<ListeningServer> {
    const server = startServer("main.ts", folder, { ...environment, ...settings });
    const address = await server.address.catch((fault) =>
      tries > 1 ? null : Promise.reject(fault),
    );
    return address === null ? start(tries - 1) : { server, address };
  }
  return { open, start: () => start() };
}

export interface ListeningServer {
  readonly server: SpawnedServer;
  readonly address: string;
}
