import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { backUp, openStore } from "./open-store.ts";
import type { StoreContents, StoreCounts } from "./port/backup.ts";
import { checkedContents } from "./port/checked-contents.ts";
import { contentsOf } from "./port/contents-of.ts";

/*
 * A backup is an SQLite database, whichever store it was made of: it can be inspected, restored into
 * either store, or used as an embedded database.
 */

/** Writes `contents` into the empty file `target`, and verifies what was written. */
export async function writeBackup(contents: StoreContents, target: string): Promise<StoreCounts> {
  return inPrivateFolder(dirname(target), async (folder) => {
    const draft = join(folder, "draft.db");
    const store = await openStore(`sqlite:${draft}`);
    await store.restore(contents).finally(() => store.close());
    return { ...(await backUp(draft, target)), unreadable: contents.unreadable };
  });
}

/**
 * Reads the backup `file` without changing it. Rejects with `UserError` if it is not a backup.
 */
export async function readBackup(file: string): Promise<StoreContents> {
  return inPrivateFolder(tmpdir(), async (folder) => {
    // The copy is opened instead, because opening migrates the schema and creates files beside the
    // database.
    const copy = join(folder, "copy.db");
    await copyFile(file, copy);
    const { openSqliteStore } = await import("./sqlite/sqlite-store.ts");
    const store = await openSqliteStore(copy, file);
    return checkedContents(await contentsOf(store).finally(() => store.close()));
  });
}

async function inPrivateFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(parent, ".respaldo-"));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
