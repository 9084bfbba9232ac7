import type { Participant } from "../../domain/carnet/participant.ts";
import type { ImportMode } from "../../store/port/store.ts";

/** What saving a list would do, person by person, in the order of the list. */
export interface Difference {
  readonly added: readonly Participant[];
  readonly changed: readonly { readonly before: Participant; readonly after: Participant }[];
  readonly removed: readonly Participant[];
}

/** Compares a list with what is stored; nobody is removed when it is merged. */
export async function difference(
  stored: AsyncIterable<Participant>,
  list: readonly Participant[],
  mode: ImportMode,
): Promise<Difference> {
  const before = new Map<string, Participant>();
  for await (const participant of stored) before.set(participant.carnet, participant);
  const listed = new Set(list.map(({ carnet }) => carnet));
  const added: Participant[] = [];
  const changed: { before: Participant; after: Participant }[] = [];
  for (const after of list) {
    const known = before.get(after.carnet);
    if (known === undefined) added.push(after);
    else if (known.nombre !== after.nombre || known.numeroTicket !== after.numeroTicket) {
      changed.push({ before: known, after });
    }
  }
  const gone = [...before.values()].filter(({ carnet }) => !listed.has(carnet));
  return { added, changed, removed: mode === "replace" ? gone : [] };
}
