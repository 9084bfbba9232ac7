import type { PanelLine } from "../../domain/panel/panel-calls.ts";
import { amount } from "../../domain/text/amount.ts";
import { describeFaults } from "../../lists/faults/describe-faults.ts";
import type { ListFault } from "../../lists/faults/list-fault.ts";
import type { ReadList } from "../../operations/list/compare-list.ts";
import type { ListImported } from "../../operations/list/import-list.ts";
import type { TicketConflict } from "../../store/port/store.ts";
import { summaryLines } from "./change-words.ts";
import {
  bad,
  changedMeanwhile,
  good,
  plain,
  refused,
  type Said,
  UNDO_HINT,
  warning,
} from "./said.ts";

export const NOTHING_SAVED = "No se guardó nada.";

/** Lists the doubts about a list, if there are any. */
export function doubtLines(doubts: readonly ListFault[]): PanelLine[] {
  if (doubts.length === 0) return [];
  const count = amount(doubts.length, "dato dudoso", "datos dudosos");
  return [...describeFaults(doubts), `La lista tiene ${count}.`].map(warning);
}

export function faultsInWords(faults: readonly ListFault[]): Said {
  const count = amount(faults.length, "error", "errores");
  return {
    done: false,
    lines: [
      ...describeFaults(faults).map(plain),
      bad(`La lista tiene ${count}.`),
      bad(NOTHING_SAVED),
    ],
  };
}

export function importedInWords(outcome: ListImported, reading: ReadList): Said {
  switch (outcome.kind) {
    case "imported": {
      const { added, changed, removed } = outcome.summary;
      return {
        done: true,
        lines: [
          ...summaryLines(outcome.summary),
          good("Listo: el registro quedó como dice la lista."),
        ],
        ...(added + changed + removed > 0 ? { hint: UNDO_HINT } : {}),
      };
    }
    case "conflicts": {
      const holder = outcome.conflicts[0]?.heldBy;
      return {
        ...faultsInWords(conflictFaults(outcome.conflicts, reading)),
        hint: `Para corregir a quien ya lo tiene: npm run participantes -- corregir ${holder} --ticket NÚMERO`,
      };
    }
    case "outdated":
      return refused(
        "La lista de participantes cambió desde que se comparó con este archivo. Mire otra vez qué cambiaría.",
        NOTHING_SAVED,
      );
    case "changed":
      return changedMeanwhile;
  }
}

/** The faults of tickets that belong to a registered participant outside the list. */
export function conflictFaults(
  conflicts: readonly TicketConflict[],
  { participants, columns }: ReadList,
): ListFault[] {
  const heldBy = new Map(conflicts.map((conflict) => [conflict.carnet, conflict.heldBy]));
  return participants.flatMap(({ carnet, numeroTicket, places }) => {
    const holder = heldBy.get(carnet);
    if (holder === undefined) return [];
    return {
      place: places.numeroTicket,
      field: "numeroTicket" as const,
      column: columns.names.numeroTicket,
      value: numeroTicket,
      reason: { kind: "ticket taken" as const, holder },
      proposal: null,
    };
  });
}
