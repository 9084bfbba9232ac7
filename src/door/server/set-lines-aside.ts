import { randomUUID } from "node:crypto";
import type { NewEntry } from "#access/model/journal.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { presentList } from "#people/server/save-list.ts";
import type { StoredLine } from "../model/lines.ts";
import type { SetAsideAnswer } from "../model/organiser-calls.ts";
import { changesTakenBack } from "../model/recording.ts";
import type { DoorStores } from "../store/door-store.ts";

/**
 * Sets the wanted lines of the doors' log aside: they count nowhere, and what they changed on the
 * list is taken back. A call that was interrupted is completed by repeating it.
 */
export async function setLinesAside(
  store: DoorStores,
  isWanted: (line: StoredLine) => boolean,
  entry: NewEntry,
): Promise<SetAsideAnswer> {
  const { version, people } = await presentList(store);
  const lines = (await store.door.lines()).filter((line) => !line.isSetAside && isWanted(line));
  if (lines.length === 0) return { lines: 0, names: 0, people: 0 };
  // If it is known, an earlier call wrote it and was interrupted before it had set all lines aside.
  const isKnown = (await store.journal.find(entry.id)) !== null;
  const listed = new Map(people.map((person) => [idOf(person), person]));
  const changes = changesTakenBack(lines, listed);
  const ids = lines.map(({ id }) => id);
  if (changes.length === 0) await store.door.setAside(ids, isKnown ? undefined : entry);
  else {
    const step = isKnown ? { ...entry, id: randomUUID() } : entry;
    const changed = await store.changeList({ version, changes, entry: step });
    // Somebody else changed the list meanwhile.
    if (changed.kind === "outdated") return setLinesAside(store, isWanted, entry);
    await store.door.setAside(ids);
  }
  const removed = changes.filter(({ after }) => after === null).length;
  return { lines: lines.length, names: changes.length - removed, people: removed };
}
