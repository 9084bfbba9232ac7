import { readFile } from "node:fs/promises";
import { UserError } from "../../domain/user-error.ts";
import { type Backup, readBackupText } from "./backup-file.ts";

/** Reads the backup `file`. Rejects with `UserError` if it is none. */
export async function readBackupFile(file: string): Promise<Backup> {
  const backup = readBackupText(await readFile(file, "utf8"));
  if (backup !== null) return backup;
  throw new UserError(`«${file}» no es un respaldo, o está dañado. Elija otro.`);
}
