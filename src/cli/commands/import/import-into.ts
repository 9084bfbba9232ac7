import type { Participant } from "../../../domain/carnet/participant.ts";
import { csvText } from "../../../lists/csv/write-csv.ts";
import type { ListedParticipant } from "../../../lists/rows/check-rows.ts";
import { describeFaults } from "../../../lists/rows/describe-faults.ts";
import type { ListFault } from "../../../lists/rows/fault.ts";
import { type ImportPlan, planImport } from "../../../store/port/plan-import.ts";
import type { ImportMode, ImportOutcome, Store } from "../../../store/port/store.ts";
import { agrees } from "../../asking/confirm.ts";
import type { Outcome } from "../../files/outcome.ts";
import { storedList } from "../../list/stored-list.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import type { CommandContext } from "../command.ts";
import { acceptsEntered, enteredOf, reportEntered } from "../entered.ts";
import { reportSummary, UNDO_HINT } from "../report-changes.ts";
import { conflictFaults, doubtsAgainst } from "./against-stored.ts";
import type { ReadList, SaveRequest } from "./import-request.ts";
import { acceptsRemoval } from "./removal.ts";
import { refuse, refuseConflicts, reportDoubts, reportSimulation } from "./report-import.ts";

const CHANGED_SINCE =
  "La lista de participantes cambió desde que se comparó con este archivo. Mire otra vez qué cambiaría.";

/** Saves a list that was read, once the person has agreed to what is doubtful; or says why not. */
export async function importInto(
  store: Store,
  reading: ReadList,
  request: SaveRequest,
  context: CommandContext,
): Promise<boolean> {
  const { terminal } = context;
  const stored = await storedList(store);
  if (request.compared !== null && csvText(request.compared) !== csvText(stored)) {
    return refuse(terminal, CHANGED_SINCE);
  }
  const { list, plan, conflicts, doubts } = compareWith(stored, reading, request.mode);
  if (conflicts.length > 0) return refuseConflicts(terminal, conflicts, plan.conflicts);
  if (request.simulate) {
    reportEntered(context, await enteredOf(store, plan.removed));
    return reportSimulation(terminal, plan, doubts);
  }
  reportDoubts(terminal, doubts);
  const question = {
    id: "save-doubtful-list",
    text: "¿Guardar la lista así?",
    about: describeFaults(doubts),
  } as const;
  if (doubts.length > 0 && !(await agrees(context, question))) return false;
  if (!(await acceptsRemoval(context, stored.length, plan.removed))) return false;
  if (!(await acceptsEntered(context, store, plan.removed))) return false;
  const saved = await save(store, stored, list, request, context);
  if (saved.kind === "refused") return refuse(terminal, saved.message);
  const outcome = saved.result;
  if (outcome.kind === "conflicts") {
    const faults = conflictFaults(outcome.conflicts, reading);
    return refuseConflicts(terminal, faults, outcome.conflicts);
  }
  const { added, changed, removed } = outcome.summary;
  reportSummary(terminal, outcome.summary);
  terminal.say("Listo: el registro quedó como dice la lista.", "green");
  if (added + changed + removed > 0) terminal.hint(UNDO_HINT);
  return true;
}

/** How a list that was read differs from what is stored, and what is wrong or doubtful about that. */
export function compareWith(
  stored: readonly Participant[],
  reading: ReadList,
  mode: ImportMode,
): ListComparison {
  const list = reading.participants.map(withoutPlaces);
  const plan = planImport(stored, list, mode);
  return {
    list,
    plan,
    conflicts: conflictFaults(plan.conflicts, reading),
    doubts: [...reading.doubts, ...doubtsAgainst(stored, plan, reading)],
  };
}

export interface ListComparison {
  readonly list: readonly Participant[];
  readonly plan: ImportPlan;
  /** With any, the list cannot be saved. */
  readonly conflicts: readonly ListFault[];
  readonly doubts: readonly ListFault[];
}

/** What a first import would do, without creating the database, shown as `database`, for it. */
export function simulateFirst(
  terminal: Terminal,
  reading: ReadList,
  mode: ImportMode,
  database: string,
): boolean {
  terminal.printError(
    `La base de datos «${database}» no existe todavía; importar la crea.`,
    "yellow",
  );
  const { plan, doubts } = compareWith([], reading, mode);
  return reportSimulation(terminal, plan, doubts);
}

/** Saves the list and keeps a copy of what was before, which is still what was compared. */
async function save(
  store: Store,
  stored: readonly Participant[],
  list: readonly Participant[],
  { mode }: SaveRequest,
  { terminal, copies }: CommandContext,
): Promise<Outcome<ImportOutcome>> {
  const progress = terminal.progress("Guardando", list.length);
  const saving = copies.changeKeepingCopy(store, stored, (keepPrevious) =>
    store.saveParticipants(list, {
      mode,
      onProgress: progress.update,
      keepPrevious,
    }),
  );
  return saving.finally(progress.finish);
}

function withoutPlaces({ carnet, nombre, numeroTicket }: ListedParticipant): Participant {
  return { carnet, nombre, numeroTicket };
}
