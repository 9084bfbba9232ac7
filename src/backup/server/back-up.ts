import { mkdir } from "node:fs/promises";
import { join, parse } from "node:path";
import type { DatabaseAddress } from "#platform/store/database-url.ts";
import { validAddress } from "#platform/store/database-url.ts";
import { datedFiles } from "#platform/terminal/dated-files.ts";
import { writePrivateFile } from "#platform/terminal/private-file.ts";
import type { Counts } from "../model/backup-calls.ts";
import { backupOf } from "./backup-file.ts";
import { countContents } from "./restore.ts";
import { type BackupStores, contentsOf } from "./store-contents.ts";

export interface BackedUp {
  readonly path: string;
  readonly counts: Counts;
  readonly deleted: number;
}

/** Writes everything but journal, sessions and announcements to a new file, then deletes the oldest; failing deletes none. */
export async function backUpAll(
  store: BackupStores,
  { databaseUrl, folder, keep }: { databaseUrl: string; folder: string; keep: number },
) {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
    // The write below reports the problem with the folder.
  });
  const backups = datedFiles(folder, `${backupName(validAddress(databaseUrl))}-`);
  const path = join(folder, backups.nextName());
  const contents = await contentsOf(store);
  writePrivateFile(path, JSON.stringify(backupOf(contents)));
  return { path, counts: countContents(contents), deleted: backups.keepNewest(keep) };
}

function backupName(database: DatabaseAddress): string {
  if (database.kind === "sqlite") return parse(database.path).name;
  const { projectId, databaseId } = database;
  const parts = databaseId === "(default)" ? [projectId] : [projectId, databaseId];
  return parts.join("-").replace(/[^\w.-]/g, "-");
}
