import { join } from "node:path";
import { usualTimes } from "#app/store/firestore-store.ts";
import { openStore } from "#app/store/open-store.ts";
import type { Store } from "#app/store/store.ts";
import { newProject } from "#app/store/testing/firestore-under-test.ts";

/** A database for servers in processes of their own, which live as long as the running test. */
export interface ServersDatabase {
  readonly environment: Readonly<Record<string, string>>;
  open(): Promise<Store>;
  /**
   * How often a server that ends at once is started, as hosts do: on a loaded machine the emulator, which works
   * for all of them in the test's process, may answer one too late.
   */
  readonly mostStarts: number;
}

/** Creates each kind of database; a SQLite file is in `folder`. */
export const serversDatabases = {
  async SQLite(folder: string): Promise<ServersDatabase> {
    const DATABASE_URL = `sqlite:${join(folder, "convencion.db")}`;
    return { environment: { DATABASE_URL }, open: () => openStore(DATABASE_URL), mostStarts: 1 };
  },
  async Firestore(): Promise<ServersDatabase> {
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
