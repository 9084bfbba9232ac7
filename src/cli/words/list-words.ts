import type { ImportSummary } from "../../domain/list/plan-import.ts";
import { amount } from "../../domain/text/amount.ts";
import { describeFaults } from "../../lists/faults/describe-faults.ts";
import type { ListFault } from "../../lists/faults/list-fault.ts";
import { summaryLines } from "./change-words.ts";
import {
  bad,
  type CommandOutput,
  good,
  line,
  type OutputLine,
  UNDO_HINT,
  warning,
} from "./command-output.ts";

export const NOTHING_SAVED = "No se guardó nada.";

/** Lists the doubts about a list, if there are any. */
export function doubtLines(doubts: readonly ListFault[]): OutputLine[] {
  if (doubts.length === 0) return [];
  const count = amount(doubts.length, "dato dudoso", "datos dudosos");
  return [...describeFaults(doubts), `La lista tiene ${count}.`].map(warning);
}

export function faultsInWords(faults: readonly ListFault[]): CommandOutput {
  const count = amount(faults.length, "error", "errores");
  return {
    done: false,
    lines: [
      ...describeFaults(faults).map(line),
      bad(`La lista tiene ${count}.`),
      bad(NOTHING_SAVED),
    ],
  };
}

export function importedInWords(summary: ImportSummary): CommandOutput {
  const { added, changed, removed } = summary;
  return {
    done: true,
    lines: [...summaryLines(summary), good("Listo: el registro quedó como dice la lista.")],
    ...(added + changed + removed > 0 ? { hint: UNDO_HINT } : {}),
  };
}
