import type { Participant } from "../../domain/carnet/participant.ts";
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
  const listed = new Map(list.map((participant) => [participant.carnet, participant]));
  const listedByTicket = new Map(list.map(({ numeroTicket, carnet }) => [numeroTicket, carnet]));
  const toWrite = new Set(listed.keys());
  const toDelete: string[] = [];
  const conflicts: TicketConflict[] = [];
  let changed = 0;
  let same = 0;
  let removed = 0;

  for (const { carnet, nombre, numeroTicket } of stored) {
    const update = listed.get(carnet);
    if (update !== undefined) {
      if (update.nombre === nombre && update.numeroTicket === numeroTicket) {
        same += 1;
        toWrite.delete(carnet);
      } else {
        changed += 1;
        toDelete.push(carnet);
      }
    } else if (mode === "replace") {
      removed += 1;
      toDelete.push(carnet);
    } else {
      const claimant = listedByTicket.get(numeroTicket);
      if (claimant !== undefined) {
        conflicts.push({ carnet: claimant, numeroTicket, heldBy: carnet });
      }
    }
  }

  const added = toWrite.size - changed;
  return { summary: { added, changed, same, removed }, conflicts, toWrite, toDelete };
}
