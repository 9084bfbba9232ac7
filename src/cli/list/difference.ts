import type { Participant } from "../../domain/carnet/participant.ts";
import { compareLists, type ListComparison } from "../../store/port/compare-lists.ts";
import type { ImportMode, Store } from "../../store/port/store.ts";

/** What saving a list would change, participant by participant. */
export interface Difference extends Pick<ListComparison, "added" | "changed"> {
  readonly removed: readonly Participant[];
}

/** Compares a list with what is stored; a merge removes no participant. */
export function difference(
  stored: Iterable<Participant>,
  list: readonly Participant[],
  mode: ImportMode,
): Difference {
  const { added, changed, absent } = compareLists(stored, list);
  return { added, changed, removed: mode === "replace" ? absent : [] };
}

/** All participants of the store, by carnet. */
export async function storedList(store: Store): Promise<readonly Participant[]> {
  const list: Participant[] = [];
  for await (const participant of store.exportParticipants()) list.push(participant);
  return list;
}
