import { join } from "node:path";
import Database from "better-sqlite3";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { openSqliteStore } from "../sqlite-store.ts";
import type { Store } from "../store.ts";

/** The path of a database that does not exist yet, in a folder that does not exist either. */
export async function temporaryFile(): Promise<string> {
  return join(await temporaryFolder(), "data", "convencion.db");
}

/** Opens a store that is closed when the test ends. */
export async function openAt(path: string): Promise<Store> {
  const store = await openSqliteStore(path);
  onTestFinished(() => store.close());
  return store;
}

/** Opens a second connection, as another program would. */
export function connectTo(path: string): Database.Database {
  const connection = new Database(path);
  onTestFinished(() => {
    connection.close();
  });
  return connection;
}
