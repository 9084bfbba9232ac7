import { randomUUID } from "node:crypto";
import type { NewEntry } from "#access/model/journal.ts";
import { erasingIn } from "#app/server/erase-person.ts";
import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import type { Store } from "../store.ts";

/** An entry of the journal, as the page would write it. */
export function journalEntry(fields: Partial<NewEntry> = {}): NewEntry {
  return { id: randomUUID(), by: "Marta", kind: "import", detail: "", undoes: null, ...fields };
}

export const adding = (...people: Participant[]): PersonChange[] =>
  people.map((after) => ({ before: null, after }));
export const removing = (...people: Participant[]): PersonChange[] =>
  people.map((before) => ({ before, after: null }));

/** Erases people and requests of a store. */
export const erasing = (store: Store) => erasingIn(store, () => USUAL_CARNET_GROUPS);

/** Makes the changes on the present version of the list. */
export async function change(
  store: Store,
  changes: readonly PersonChange[],
  entry: NewEntry = journalEntry(),
) {
  return store.changeList({ version: await store.listVersion(), changes, entry });
}
