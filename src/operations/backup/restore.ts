import { dirname, join } from "node:path";
import { doorsAfterRestore } from "../../domain/door/restored-doors.ts";
import { writeBackup } from "../../store/backup-file.ts";
import type { StoreContents, StoreCounts } from "../../store/port/backup.ts";
import { contentsOf, countContents } from "../../store/port/contents-of.ts";
import { isOpen } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";
import { datedFiles } from "../files/dated-files.ts";
import { fillPrivateFile } from "../files/private-file.ts";
import { terminalEntry } from "../list/save-list.ts";

export interface RestorePlan {
  readonly present: StoreCounts;
  readonly backup: StoreCounts;
  /** Doors that the backup alone has open: it may be older than their closing. */
  readonly openDoors: readonly string[];
}

/** Compares a backup with the present contents of the store. */
export async function planRestore(
  store: Store,
  backup: StoreContents,
  now: number,
): Promise<RestorePlan> {
  const present = await contentsOf(store);
  const open = doorsAfterRestore(present.doors, backup.doors, { now, keepOpen: true })
    .filter((door) => !present.doors.includes(door) && isOpen(door, now))
    .map(({ name }) => name);
  return { present: countContents(present), backup: countContents(backup), openDoors: open };
}

interface Restoring {
  /** Path of the backup; what the store held before is kept beside it. */
  readonly file: string;
  readonly backup: StoreContents;
  /** Leaves doors open that only the backup has open. */
  readonly keepOpen: boolean;
  readonly now: number;
}

export type Restored =
  | { readonly kind: "restored"; readonly keptAs: string }
  /** Others changed the list since it was compared. */
  | { readonly kind: "changed" };

/** Restores it. Phones at the doors send again what is lacking. */
export async function restore(
  store: Store,
  { file, backup, keepOpen, now }: Restoring,
): Promise<Restored> {
  const version = await store.door.listVersion();
  const present = await contentsOf(store);
  const folder = dirname(file);
  const keptAs = join(folder, datedFiles(folder, "antes-de-restaurar-", ".db").nextName());
  await fillPrivateFile(keptAs, (draft) => writeBackup(present, draft));
  const doors = doorsAfterRestore(present.doors, backup.doors, { now, keepOpen });
  if ((await store.door.listVersion()) !== version) return { kind: "changed" };
  await store.restore({ ...backup, doors });
  await store.journal.add(terminalEntry("restore"));
  return { kind: "restored", keptAs };
}
