import { amount } from "../../../domain/text/amount.ts";
import { describeFaults } from "../../../lists/rows/describe-faults.ts";
import type { ListFault } from "../../../lists/rows/fault.ts";
import type { ImportPlan } from "../../../store/port/plan-import.ts";
import type { TicketConflict } from "../../../store/port/store.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import { reportDifference, reportSummary } from "../report-changes.ts";

const NOTHING_SAVED = "No se guardó nada.";

/** What an import would change, and what it would ask about. */
export function reportSimulation(
  terminal: Terminal,
  plan: ImportPlan,
  doubts: readonly ListFault[],
): true {
  reportDifference(terminal, plan);
  reportDoubts(terminal, doubts);
  reportSummary(terminal, plan.summary);
  terminal.say(`Era una simulación. ${NOTHING_SAVED}`, "yellow");
  return true;
}

/** Reports what is probably wrong with a list, if anything. */
export function reportDoubts(terminal: Terminal, doubts: readonly ListFault[]): void {
  if (doubts.length === 0) return;
  for (const line of describeFaults(doubts)) terminal.printError(line, "yellow");
  const count = amount(doubts.length, "dato dudoso", "datos dudosos");
  terminal.printError(`La lista tiene ${count}.`, "yellow");
}

export function refuse(terminal: Terminal, message: string): false {
  terminal.refuse(message);
  return terminal.refuse(NOTHING_SAVED);
}

export function refuseFaults(terminal: Terminal, faults: readonly ListFault[]): false {
  for (const line of describeFaults(faults)) terminal.printError(line);
  return refuse(terminal, `La lista tiene ${amount(faults.length, "error", "errores")}.`);
}

/** Reports tickets that other participants hold, and the command that corrects one of these. */
export function refuseConflicts(
  terminal: Terminal,
  faults: readonly ListFault[],
  [first]: readonly TicketConflict[],
): false {
  refuseFaults(terminal, faults);
  if (first !== undefined) {
    terminal.hint(
      `Para corregir a quien ya lo tiene: npm run participantes -- corregir ${first.heldBy} --ticket NÚMERO`,
    );
  }
  return false;
}
