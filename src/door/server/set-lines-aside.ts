import { randomUUID } from "node:crypto";
import type { NewEntry } from "#access/model/journal.ts";
import { Refused } from "#access/server/organiser-calls.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { refusedChange } from "#people/server/list-routes.ts";
import { presentList } from "#people/server/save-list.ts";
import type { StoredLine } from "../model/lines.ts";
import { organiserDoorProblems, type SetAsideAnswer } from "../model/organiser-calls.ts";
import { changesTakenBack } from "../model/recording.ts";
import type { DoorStores } from "../store/door-store.ts";

/** How many lines of a kind the organiser saw, and the instant (ms) before which those that arrive later are set aside, too. */
interface Seen {
  readonly isOne: (line: StoredLine) => boolean;
  readonly lines: number;
  readonly startedOverAt?: number;
}

/**
 * Sets the wanted lines of the doors' log aside: they count nowhere, and what they changed on the
 * list is taken back. Refuses if somebody else changed the list meanwhile, or if more lines count than the
 * organiser saw; then nothing was written. A call that was interrupted is completed by repeating it, although
 * fewer count then.
 */
export async function setLinesAside(
  store: DoorStores,
  isWanted: (line: StoredLine) => boolean,
  entry: NewEntry,
  seen?: Seen,
): Promise<SetAsideAnswer | Refused> {
  const { version, people } = await presentList(store);
  const counting = (await store.door.lines()).filter((line) => !line.isSetAside);
  // If it is known, an earlier call wrote it and was interrupted before it had set all lines aside.
  const isKnown = (await store.journal.find(entry.id)) !== null;
  const hasMore = seen !== undefined && counting.filter(seen.isOne).length > seen.lines;
  if (!isKnown && hasMore) return new Refused(organiserDoorProblems.otherEntries);
  const lines = counting.filter(isWanted);
  if (lines.length === 0) return { lines: 0, names: 0, people: 0 };
  const listed = new Map(people.map((person) => [idOf(person), person]));
  const changes = changesTakenBack(lines, listed);
  const ids = lines.map(({ id }) => id);
  if (changes.length === 0)
    await store.door.setAside(ids, isKnown ? undefined : entry, seen?.startedOverAt);
  else {
    const step = isKnown ? { ...entry, id: randomUUID() } : entry;
    const changed = await store.changeList({ version, changes, entry: step });
    if (changed.kind === "outdated") return refusedChange(changed.written);
    await store.door.setAside(ids, undefined, seen?.startedOverAt);
  }
  const removed = changes.filter(({ after }) => after === null).length;
  return { lines: lines.length, names: changes.length - removed, people: removed };
}
