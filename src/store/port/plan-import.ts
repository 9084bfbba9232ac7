import type { Participant } from "../../domain/carnet/participant.ts";
import { compareLists } from "./compare-lists.ts";
import type { ImportMode, ImportSummary, TicketConflict } from "./store.ts";

/** What has to be written so that the store holds the list, or the conflicts that forbid it. */
export interface ImportPlan {
  readonly summary: ImportSummary;
  /** With any conflict, nothing may be written. */
  readonly conflicts: readonly TicketConflict[];
  /** Carnets of the list that are new or differ from what is stored. */
  readonly toWrite: ReadonlySet<string>;
  /**
   * Carnets whose stored record goes first: changed or removed. Deleting the changed ones before
   * any is written again is what lets two participants swap tickets.
   */
  readonly toDelete: readonly string[];
}

/**
 * Compares a list, in which every carnet and every ticket is unique, with all stored participants.
 * A ticket conflicts only with a participant who stays and is not on the list.
 */
export function planImport(
  stored: Iterable<Participant>,
  list: readonly Participant[],
  mode: ImportMode,
): ImportPlan {
  const { added, changed, same, absent } = compareLists(stored, list);
  const removed = mode === "replace" ? absent : [];
  const kept = mode === "replace" ? [] : absent;
  const listedByTicket = new Map(list.map(({ numeroTicket, carnet }) => [numeroTicket, carnet]));
  const conflicts = kept.flatMap(({ carnet: heldBy, numeroTicket }) => {
    const carnet = listedByTicket.get(numeroTicket);
    return carnet === undefined ? [] : [{ carnet, numeroTicket, heldBy }];
  });
  const toWrite = [...added, ...changed.map(({ after }) => after)];
  const toDelete = [...changed.map(({ before }) => before), ...removed];
  return {
    summary: { added: added.length, changed: changed.length, same, removed: removed.length },
    conflicts,
    toWrite: new Set(toWrite.map(({ carnet }) => carnet)),
    toDelete: toDelete.map(({ carnet }) => carnet),
  };
}
