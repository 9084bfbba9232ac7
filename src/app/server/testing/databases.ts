import { join } from "node:path";
import { usualTimes } from "#app/store/firestore-store.ts";
import { openStore } from "#app/store/open-store.ts";
import { newProject } from "#app/store/testing/firestore-under-test.ts";

/**
 * Creates each kind of database for servers in processes of their own, which lives as long as the running test; a
 * SQLite file is in `folder`. `mostStarts` is how often a server that ends at once is started, as hosts do: on a
 * loaded machine the emulator, which works for all of them in the test's process, may answer one too late.
 */
export const serversDatabases = {
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
