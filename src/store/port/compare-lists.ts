import type { Participant } from "../../domain/carnet/participant.ts";

/** How a list differs from the stored participants, matched by carnet. */
export interface ListComparison {
  /** In the order of the list, like `changed`. */
  readonly added: readonly Participant[];
  readonly changed: readonly { readonly before: Participant; readonly after: Participant }[];
  /** How many are equal in both. */
  readonly same: number;
  /** Stored participants that the list lacks, in the order of the store. */
  readonly absent: readonly Participant[];
}

/** Compares a list, in which every carnet is unique, with all stored participants. */
export function compareLists(
  stored: Iterable<Participant>,
  list: readonly Participant[],
): ListComparison {
  const listed = new Set(list.map(({ carnet }) => carnet));
  const known = new Map<string, Participant>();
  const absent: Participant[] = [];
  for (const participant of stored) {
    if (listed.has(participant.carnet)) known.set(participant.carnet, participant);
    else absent.push(participant);
  }
  const added: Participant[] = [];
  const changed: { before: Participant; after: Participant }[] = [];
  for (const after of list) {
    const before = known.get(after.carnet);
    if (before === undefined) added.push(after);
    else if (before.nombre !== after.nombre || before.numeroTicket !== after.numeroTicket) {
      changed.push({ before, after });
    }
  }
  return { added, changed, same: list.length - added.length - changed.length, absent };
}
