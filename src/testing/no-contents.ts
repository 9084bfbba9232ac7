import { readBackup } from "#backup/server/backup-file.ts";

const emptied = {
  kind: "respaldo-de-convencion",
  madeAt: 0,
  participants: [],
  visits: 0,
  doors: [],
  log: [],
};
const backup = readBackup(emptied);
if (backup === null) throw new Error("A backup of the first version is no longer one");

/** The contents of an empty store, as a backup of the first version has them. */
export const noContents = backup.contents;
