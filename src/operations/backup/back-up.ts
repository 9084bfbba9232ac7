import { mkdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { writeBackup } from "../../store/backup-file.ts";
import type { DatabaseAddress } from "../../store/database-url.ts";
import { backUp, validAddress } from "../../store/open-store.ts";
import type { StoreCounts } from "../../store/port/backup.ts";
import { contentsOf } from "../../store/port/contents-of.ts";
import type { Store } from "../../store/port/store.ts";
import { datedFiles } from "../files/dated-files.ts";
import { fillPrivateFile } from "../files/private-file.ts";

export interface BackedUp {
  readonly path: string;
  readonly counts: StoreCounts;
  /** Older backups that were deleted. */
  readonly deleted: number;
}

interface BackupTarget {
  readonly folder: string;
  /** How many backups stay. */
  readonly keep: number;
}

/**
 * Writes all that the database holds to a new dated file, also while the server runs; then deletes the
 * oldest backups of that database. A backup that fails deletes nothing. `withStore` opens a hosted
 * database; SQLite itself copies a database file, which must exist.
 */
export async function backUpAll(
  databaseUrl: string,
  { folder, keep }: BackupTarget,
  withStore: <Result>(use: (store: Store) => Promise<Result>) => Promise<Result>,
): Promise<BackedUp> {
  const address = validAddress(databaseUrl);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
    // The write below reports the problem with the folder.
  });
  const backups = datedFiles(folder, `${backupName(address)}-`, ".db");
  const path = join(folder, backups.nextName());
  const counts = await fillPrivateFile(path, async (file) =>
    address.kind === "sqlite"
      ? backUp(address.path, file)
      : writeBackup(await withStore(contentsOf), file),
  );
  return { path, counts, deleted: backups.keepNewest(keep) };
}

function backupName(database: DatabaseAddress): string {
  if (database.kind === "sqlite") return parse(database.path).name;
  const { projectId, databaseId } = database;
  const parts = databaseId === "(default)" ? [projectId] : [projectId, databaseId];
  return parts.join("-").replace(/[^\w.-]/g, "-");
}
