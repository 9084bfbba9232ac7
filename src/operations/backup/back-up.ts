import { mkdir } from "node:fs/promises";
import { join, parse } from "node:path";
import type { DatabaseAddress } from "../../store/database-url.ts";
import { validAddress } from "../../store/open-store.ts";
import type { StoreCounts } from "../../store/port/backup.ts";
import { contentsOf, countContents } from "../../store/port/contents-of.ts";
import type { Store } from "../../store/port/store.ts";
import { datedFiles } from "../files/dated-files.ts";
import { writePrivateFile } from "../files/private-file.ts";
import { backupOf } from "./backup-file.ts";

export interface BackedUp {
  readonly path: string;
  readonly counts: StoreCounts;
  /** Older backups that were deleted. */
  readonly deleted: number;
}

interface BackupTarget {
  readonly databaseUrl: string;
  readonly folder: string;
  /** How many backups stay. */
  readonly keep: number;
}

/**
 * Writes all that the store holds but journal and sessions to a new dated file, also while the server
 * runs; then deletes the oldest backups of that database. A backup that fails deletes nothing.
 */
export async function backUpAll(
  store: Store,
  { databaseUrl, folder, keep }: BackupTarget,
): Promise<BackedUp> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
    // The write below reports the problem with the folder.
  });
  const backups = datedFiles(folder, `${backupName(validAddress(databaseUrl))}-`, ".json");
  const path = join(folder, backups.nextName());
  const contents = await contentsOf(store);
  writePrivateFile(path, JSON.stringify(backupOf(contents)), "never");
  return { path, counts: countContents(contents), deleted: backups.keepNewest(keep) };
}

function backupName(database: DatabaseAddress): string {
  if (database.kind === "sqlite") return parse(database.path).name;
  const { projectId, databaseId } = database;
  const parts = databaseId === "(default)" ? [projectId] : [projectId, databaseId];
  return parts.join("-").replace(/[^\w.-]/g, "-");
}
