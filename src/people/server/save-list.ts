import { randomUUID } from "node:crypto";
import type { JournalKind, NewEntry } from "#access/model/journal.ts";
import type { PersonChange } from "../model/list-change.ts";
import type { ListChanged, PeopleStore } from "../store/people-store.ts";

/** The list by carnet, and its version for a change that is planned on it. */
type PresentList = Awaited<ReturnType<typeof presentList>>;

/** The version is read before the list, so that no change in between goes unnoticed. */
export async function presentList(store: PeopleStore) {
  const version = await store.listVersion();
  return { version, people: await store.participants() };
}

/** A new entry of the journal for a change that was made from a terminal. */
export function terminalEntry(kind: JournalKind, detail = ""): NewEntry {
  return { id: randomUUID(), by: "Terminal", kind, detail, undoes: null };
}

/** Carries out a planned change from a terminal; without changes it does nothing. */
export async function carryOut(
  store: PeopleStore,
  { version }: PresentList,
  changes: readonly PersonChange[],
  entry: NewEntry,
): Promise<ListChanged> {
  if (changes.length === 0) return { kind: "saved", version };
  return store.changeList({ version, changes, entry });
}
