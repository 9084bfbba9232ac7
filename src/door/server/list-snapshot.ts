import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
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

export interface ListSnapshot {
  /** The list's version, on which changes are planned. */
  readonly version: string;
  /** People by id, with the changes that the doors made. */
  readonly people: ReadonlyMap<string, Participant>;
  readonly log: readonly PositionedLine[];
  readonly byDay: readonly Attendance[];
  /** The number of lines and doors that cannot be read. */
  readonly unreadable: number;
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
  let unreadable = new Set<string>();
  let logId = "";
  let cursor = 0;
  let snapshot: ListSnapshot | null = null;
  // Readings do not overlap: whoever has just changed the list must not get one that began before.
  const inTurn = pLimit(1);

  async function readNewLines(): Promise<void> {
    for (;;) {
      const page = await store.door.readLog(cursor);
      if (page.logId !== logId) {
        const isBeginning = cursor === 0;
        log = new Map();
        unreadable = new Set();
        logId = page.logId;
        cursor = 0;
        if (!isBeginning) continue;
      }
      for (const line of page.lines) log.set(line.id, line);
      for (const id of page.unreadable) unreadable.add(id);
      cursor = page.cursor;
      if (!page.more) return;
      // Doors are answered between the pages of a long log.
      await setImmediate();
    }
  }

  async function readNow(): Promise<ListSnapshot> {
    if (list === null || list.version !== (await store.listVersion()))
      list = await store.readList();
    await readNewLines();
    const { version, position, participants } = list;
    const { days } = edition();
    const revision = `${version}.${logId}.${log.size}.${unreadable.size}${startsOf(days)}`;
    if (snapshot?.revision === revision) return snapshot;
    const people = listAfter(participants, position, log.values());
    const lines = [...ofPeople(log.values(), people)];
    snapshot = {
      version,
      people,
      log: lines,
      byDay: attendanceByDay(lines, days, countedSince(days, Date.now())),
      unreadable: unreadable.size,
      revision,
    };
    return snapshot;
  }

  return () => inTurn(readNow);
}
