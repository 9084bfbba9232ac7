import { doneAnswer, type OrganiserCalls, Refused } from "#access/server/organiser-calls.ts";
import type { ShownDoors } from "#door/server/shown-doors.ts";
import { backupCalls, backupProblems } from "../model/backup-calls.ts";
import { backupOf, readBackup } from "./backup-file.ts";
import { planRestore, restore } from "./restore.ts";
import { type BackupStores, contentsOf } from "./store-contents.ts";

const notABackup = new Refused(backupProblems.notABackup);

/** A backup of everything as one file, and restoring it. */
export function backupRoutes(
  { answer }: OrganiserCalls,
  store: BackupStores,
  doors: ShownDoors,
): void {
  answer(backupCalls.backup, async () => backupOf(await contentsOf(store)));

  answer(backupCalls.planRestore, async (content) => {
    const backup = readBackup(content);
    if (backup === null) return notABackup;
    // Doors of the backup alone stay closed here.
    const { onlyOpenInBackup: _, ...plan } = await planRestore(store, backup);
    return plan;
  });

  answer(backupCalls.restore, async ({ backup: content, version }, { entry }) => {
    const backup = readBackup(content);
    if (backup === null) return notABackup;
    const outcome = await restore(store, {
      contents: backup.contents,
      version,
      // A door that only the backup has may have been closed since, because its link leaked.
      keepOpen: false,
      entry: entry("restore"),
    });
    if (outcome === "outdated") return new Refused(backupProblems.outdated);
    await doors.changed();
    return doneAnswer;
  });
}
