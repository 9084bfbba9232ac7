import { openDatabase } from "#platform/store/sqlite-database.ts";
import { sqliteDocuments } from "#platform/store/sqlite-documents.ts";
import { documentStore, type StoreTimes } from "./document-store.ts";
import { firstContents, migrate } from "./schema.ts";
import type { Store } from "./store.ts";

/** Whatever another process has written is read at once, and nobody waits for a write that is to come. */
const atOnce: StoreTimes = { doorEveryMs: 0, visitsEveryMs: 0, totalEveryMs: 0, signUpsEveryMs: 0 };

/**
 * Opens a store in one SQLite file; `path` is relative to the working directory, and folder and file
 * are created if missing. Several processes of one machine may open the same file: readers continue
 * while one writes. Rejects with `UserError`.
 */
export async function openSqliteStore(path: string): Promise<Store> {
  const database = openDatabase(path, migrate);
  const store = documentStore(sqliteDocuments(database), atOnce);
  const first = firstContents(database);
  if (first !== null) {
    await store.restore(first.contents);
    first.remove();
  }
  return store;
}
