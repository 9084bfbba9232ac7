import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { openFirestoreStore, usualTimes } from "#app/store/firestore-store.ts";
import { openStore } from "#app/store/open-store.ts";
import type { Store } from "#app/store/store.ts";
import { startFirestoreEmulator } from "#platform/store/testing/emulator.ts";

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
    const { host, stop } = await startFirestoreEmulator();
    onTestFinished(stop);
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", host);
    const address = { projectId: "demo-convencion", databaseId: "(default)" };
    return {
      environment: {
        DATABASE_URL: `firestore:${address.projectId}`,
        FIRESTORE_EMULATOR_HOST: host,
      },
      // A loaded machine may need longer than visitors wait.
      open: () => openFirestoreStore(address, null, { ...usualTimes, limitMs: 600_000 }),
      mostStarts: 20,
    };
  },
};
