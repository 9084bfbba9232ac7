import { randomUUID } from "node:crypto";
import { z } from "zod/mini";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { doorsAfterRestore } from "../../../domain/door/restored-doors.ts";
import { isSamePerson } from "../../../domain/list/list-change.ts";
import type { Counts, DoneAnswer, RestorePlanAnswer } from "../../../domain/organisers/answers.ts";
import { type BackupFile, readBackupFile } from "../../../domain/organisers/backup-file.ts";
import {
  LARGEST_BACKUP_BYTES,
  organiserPaths,
  organiserProblems,
  restoreSchema,
} from "../../../domain/organisers/calls.ts";
import type { StoreContents } from "../../../store/port/backup.ts";
import { checkedContents } from "../../../store/port/checked-contents.ts";
import { contentsOf } from "../../../store/port/contents-of.ts";
import { isOpen } from "../../../store/port/door-store.ts";
import type { Store } from "../../../store/port/store.ts";
import { type OrganiserCalls, Refused } from "../organiser-calls.ts";
import type { ShownDoors } from "../shown-doors.ts";

const notABackup = new Refused(organiserProblems.notABackup);

/** A backup of everything as one file, and restoring it. */
export function backupRoutes(calls: OrganiserCalls, store: Store, doors: ShownDoors): void {
  calls.get(organiserPaths.backup, async (): Promise<BackupFile> => {
    const { unreadable: _, ...contents } = await contentsOf(store);
    return { kind: "respaldo-de-convencion", madeAt: Date.now(), ...contents };
  });

  calls.post(
    organiserPaths.planRestore,
    z.unknown(),
    async (content) => {
      const backup = readBackup(content);
      if (backup === null) return notABackup;
      const version = await store.door.listVersion();
      const present = await contentsOf(store);
      const now = Date.now();
      return {
        version,
        madeAt: backup.madeAt,
        present: countsOf(present),
        backup: countsOf(backup.contents),
        ...differences(present.participants, backup.contents.participants),
        openDoors: present.doors.filter((door) => isOpen(door, now)).map(({ name }) => name),
        unreadable: backup.contents.unreadable,
      } satisfies RestorePlanAnswer;
    },
    LARGEST_BACKUP_BYTES,
  );

  calls.post(
    organiserPaths.restore,
    restoreSchema,
    async ({ backup: text, version, keepDoorsOpen }, { by }) => {
      const backup = readBackup(parsed(text));
      if (backup === null) return notABackup;
      const present = await contentsOf(store);
      if ((await store.door.listVersion()) !== version) {
        return new Refused(organiserProblems.outdated);
      }
      const now = Date.now();
      const known = present.doors.map((door) =>
        keepDoorsOpen || !isOpen(door, now) ? door : { ...door, closedAt: now },
      );
      // A door that only the backup has may have been closed since, because its link leaked.
      const after = doorsAfterRestore(known, backup.contents.doors, { now, keepOpen: false });
      await store.restore({ ...backup.contents, doors: after });
      const entry = { id: randomUUID(), by, kind: "restore", detail: "", undoes: null } as const;
      await store.journal.add(entry);
      await doors.changed();
      return { done: true } satisfies DoneAnswer;
    },
    LARGEST_BACKUP_BYTES,
  );
}

function readBackup(content: unknown) {
  const file = readBackupFile(content);
  return file === null ? null : { madeAt: file.madeAt, contents: checkedContents(file) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function countsOf({ participants, visits, log }: StoreContents): Counts {
  return { participants: participants.length, visits, lines: log.length };
}

/** How many people a restore removes, brings back and changes. */
function differences(present: readonly Participant[], backup: readonly Participant[]) {
  const byCarnet = new Map(backup.map((person) => [person.carnet, person]));
  const held = present.map((person) => ({ person, after: byCarnet.get(person.carnet) }));
  const lost = held.filter(({ after }) => after === undefined).length;
  const changed = held.filter(
    ({ person, after }) => after !== undefined && !isSamePerson(person, after),
  ).length;
  return { lost, changed, returning: backup.length - (present.length - lost) };
}
