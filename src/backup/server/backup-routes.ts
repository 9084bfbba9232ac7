import { z } from "zod/mini";
import { doneAnswer, type OrganiserCalls, Refused } from "#access/server/organiser-calls.ts";
import type { ShownDoors } from "#door/server/shown-doors.ts";
import { listProblems } from "#people/model/list-calls.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import {
  backupPaths,
  backupProblems,
  LARGEST_BACKUP_BYTES,
  type RestorePlanAnswer,
  restoreSchema,
} from "../model/backup-calls.ts";
import { backupOf, readBackup, readBackupText } from "./backup-file.ts";
import { planRestore, restore } from "./restore.ts";
import { type BackupStores, contentsOf } from "./store-contents.ts";

const notABackup = new Refused(backupProblems.notABackup);

/** A backup of everything as one file, and restoring it. */
export function backupRoutes(
  calls: OrganiserCalls,
  store: BackupStores,
  doors: ShownDoors,
  edition: () => ServedEdition,
): void {
  calls.get(backupPaths.backup, async () => backupOf(await contentsOf(store)));

  calls.post(
    backupPaths.planRestore,
    z.unknown(),
    async (content) => {
      const backup = readBackup(content);
      if (backup === null) return notABackup;
      return (await planRestore(
        store,
        backup,
        Date.now(),
        edition().carnets,
      )) satisfies RestorePlanAnswer;
    },
    LARGEST_BACKUP_BYTES,
  );

  calls.post(
    backupPaths.restore,
    restoreSchema,
    async ({ backup: text, version }, { entry }) => {
      const backup = readBackupText(text);
      if (backup === null) return notABackup;
      const outcome = await restore(store, {
        contents: backup.contents,
        version,
        // A door that only the backup has may have been closed since, because its link leaked.
        keepOpen: false,
        entry: entry("restore"),
        now: Date.now(),
        // The page downloads the present contents before.
        keep: () => {},
      });
      if (outcome === "outdated") return new Refused(listProblems.outdated);
      await doors.changed();
      return doneAnswer;
    },
    LARGEST_BACKUP_BYTES,
  );
}
