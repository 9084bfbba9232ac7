import { z } from "zod/mini";
import type { RestorePlanAnswer } from "../../../domain/organisers/answers.ts";
import {
  LARGEST_BACKUP_BYTES,
  organiserPaths,
  organiserProblems,
  restoreSchema,
} from "../../../domain/organisers/calls.ts";
import { backupOf, readBackup, readBackupText } from "../../../operations/backup/backup-file.ts";
import { planRestore, restore } from "../../../operations/backup/restore.ts";
import { newEntry } from "../../../operations/journal/new-entry.ts";
import { contentsOf } from "../../../store/port/contents-of.ts";
import type { Store } from "../../../store/port/store.ts";
import { doneAnswer, type OrganiserCalls, Refused } from "../organiser-calls.ts";
import type { ShownDoors } from "../shown-doors.ts";

const notABackup = new Refused(organiserProblems.notABackup);

/** A backup of everything as one file, and restoring it. */
export function backupRoutes(calls: OrganiserCalls, store: Store, doors: ShownDoors): void {
  calls.get(organiserPaths.backup, async () => backupOf(await contentsOf(store)));

  calls.post(
    organiserPaths.planRestore,
    z.unknown(),
    async (content) => {
      const backup = readBackup(content);
      if (backup === null) return notABackup;
      return (await planRestore(store, backup, Date.now())) satisfies RestorePlanAnswer;
    },
    LARGEST_BACKUP_BYTES,
  );

  calls.post(
    organiserPaths.restore,
    restoreSchema,
    async ({ backup: text, version }, { by }) => {
      const backup = readBackupText(text);
      if (backup === null) return notABackup;
      const outcome = await restore(store, {
        contents: backup.contents,
        version,
        // A door that only the backup has may have been closed since, because its link leaked.
        keepOpen: false,
        entry: newEntry(by, "restore"),
        now: Date.now(),
        // The page downloads the present contents before.
        keep: () => {},
      });
      if (outcome === "outdated") return new Refused(organiserProblems.outdated);
      await doors.changed();
      return doneAnswer;
    },
    LARGEST_BACKUP_BYTES,
  );
}
