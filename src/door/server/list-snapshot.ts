import { startsOf } from "#edition/model/event-days.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import type { PeopleStore, VersionedList } from "#people/store/people-store.ts";
import type { Attendance } from "../model/attendance.ts";
import { attendanceByDay, countedSince } from "../model/days.ts";
import { ofPeople } from "../model/joined.ts";
import type { PositionedLine } from "../model/lines.ts";
import { listAfter } from "../model/list-after.ts";
import type { DoorStore } from "../store/door-store.ts";

/** The list and the doors' log at one time. */
export interface ListSnapshot {
  /** The list's version, on which changes are planned. */
  readonly version: string;
  /** People by id, with the changes that the doors made. */
  readonly people: ReadonlyMap<string, Participant>;
  readonly log: readonly PositionedLine[];
  /** The attendance of each of the event's days. */
  readonly byDay: readonly Attendance[];
  /** An identifier that differs whenever any of this has changed. */
  readonly revision: string;
}

interface Stores extends Pick<PeopleStore, "listVersion" | "readList"> {
  readonly door: Pick<DoorStore, "readLog">;
}

/**
 * Follows list and log for all organisers of a server. It reads the list again only when its version
 * has changed, and of the log only new lines; between changes all callers get the same object.
 */
export function snapshotOf(
  store: Stores,
  edition: () => Pick<ServedEdition, "days">,
): () => Promise<ListSnapshot> {
  let list: VersionedList | null = null;
  let log = new Map<string, PositionedLine>();
  let logId = "";
  let cursor = 0;
  let snapshot: ListSnapshot | null = null;
  let reading: Promise<unknown> = Promise.resolve();

  async function readNewLines(): Promise<void> {
    for (;;) {
      const page = await store.door.readLog(cursor);
      if (page.logId !== logId) {
        const isBeginning = cursor === 0;
        log = new Map();
        logId = page.logId;
        cursor = 0;
        if (!isBeginning) continue;
      }
      for (const line of page.lines) log.set(line.id, line);
      cursor = page.cursor;
      if (!page.more) return;
    }
  }

  async function readNow(): Promise<ListSnapshot> {
    if (list?.version !== (await store.listVersion())) list = await store.readList();
    await readNewLines();
    const { version, position, participants } = list;
    const { days } = edition();
    const revision = `${version}.${logId}.${log.size}${startsOf(days)}`;
    if (snapshot?.revision === revision) return snapshot;
    const people = listAfter(participants, position, log.values());
    const lines = [...ofPeople(log.values(), people)];
    const byDay = attendanceByDay(lines, days, countedSince(days, Date.now()));
    snapshot = { version, people, log: lines, byDay, revision };
    return snapshot;
  }

  // Readings do not overlap: whoever has just changed the list must not get one that began before.
  return () => {
    const next = reading.catch(() => {}).then(readNow);
    reading = next;
    return next;
  };
}
