import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UserError } from "../../domain/user-error.ts";
import { openStore } from "../../store/open-store.ts";
import { contentsOf } from "../../store/port/contents-of.ts";
import { type Backup, backupOf, readBackup, readBackupText } from "./backup-file.ts";

/** Reads the backup `file` without changing it. Rejects with `UserError` if it is none. */
export async function readBackupFile(file: string): Promise<Backup> {
  const bytes = await readFile(file);
  // The first backups were SQLite databases.
  const isDatabase = bytes.subarray(0, 15).toString("latin1") === "SQLite format 3";
  const backup = isDatabase ? readBackup(await ofDatabase(file)) : readBackupText(bytes.toString());
  if (backup !== null) return backup;
  throw new UserError(`«${file}» no es un respaldo, o está dañado. Elija otro.`);
}

/** A copy is opened, because opening migrates the schema and creates files beside the database. */
async function ofDatabase(file: string): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), "respaldo-"));
  try {
    const copy = join(folder, "copy.db");
    await copyFile(file, copy);
    const store = await openStore(`sqlite:${copy}`);
    return backupOf(await contentsOf(store).finally(() => store.close()));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
