import { join } from "node:path";
import Database from "better-sqlite3";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import type { Store } from "../../port/store.ts";
import { openSqliteStore } from "../sqlite-store.ts";

/** Where a database may be created, folder included. */
export async function temporaryFile(): Promise<string> {
  return join(await temporaryFolder(), "data", "convencion.db");
}

/** A store that is closed when the test ends. */
export async function openAt(path: string): Promise<Store> {
  const store = await openSqliteStore(path);
  onTestFinished(() => store.close());
  return store;
}

/** A second connection, as another program would have one. */
export function connectTo(path: string): Database.Database {
  const connection = new Database(path);
  onTestFinished(() => {
    connection.close();
  });
  return connection;
}
