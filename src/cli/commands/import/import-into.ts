import type { Participant } from "../../../domain/carnet/participant.ts";
import { planImport } from "../../../store/port/plan-import.ts";
import type { ImportMode, ImportOutcome, Store } from "../../../store/port/store.ts";
import type { Terminal } from "../../../terminal/terminal.ts";
import { agrees } from "../../asking/confirm.ts";
import type { Outcome } from "../../files/outcome.ts";
import type { ListedParticipant } from "../../list/rows/check-rows.ts";
import { storedList } from "../../list/stored-list.ts";
import type { CommandContext } from "../command.ts";
import { acceptsEntered, enteredOf, reportEntered } from "../entered.ts";
import { reportSummary, UNDO_HINT } from "../report-changes.ts";
import { conflictFaults, doubtsAgainst } from "./against-stored.ts";
import type { ImportRequest, ReadList } from "./import-request.ts";
import { acceptsRemoval } from "./removal.ts";
import { refuse, refuseFaults, reportDoubts, reportSimulation } from "./report-import.ts";

/** Saves a list that was read, once the person has agreed to what is doubtful; or says why not. */
export async function importInto(
  store: Store,
  reading: ReadList,
  request: ImportRequest,
  context: CommandContext,
): Promise<boolean> {
  const { terminal } = context;
  const list = reading.participants.map(withoutPlaces);
  const stored = await storedList(store);
  const plan = planImport(stored, list, request.mode);
  if (plan.conflicts.length > 0) {
    return refuseFaults(terminal, conflictFaults(plan.conflicts, reading));
  }
  const doubts = [...reading.doubts, ...doubtsAgainst(stored, plan, reading)];
  if (request.simulate) {
    reportEntered(context, await enteredOf(store, plan.removed));
    return reportSimulation(terminal, plan, doubts);
  }
  reportDoubts(terminal, doubts);
  if (doubts.length > 0 && !(await agrees(context, request.yes, "¿Guardar la lista así?"))) {
    return false;
  }
  if (!(await acceptsRemoval(context, request.yes, stored.length, plan.removed))) return false;
  if (!(await acceptsEntered(context, request.yes, store, plan.removed))) return false;
  const saved = await save(store, list, request, context);
  if (saved.kind === "refused") return refuse(terminal, saved.message);
  const outcome = saved.result;
  if (outcome.kind === "conflicts") {
    return refuseFaults(terminal, conflictFaults(outcome.conflicts, reading));
  }
  const { added, changed, removed } = outcome.summary;
  reportSummary(terminal, outcome.summary);
  terminal.say("Listo: el registro quedó como dice la lista.", "green");
  if (added + changed + removed > 0) terminal.say(UNDO_HINT, "dim");
  return true;
}

/** What a first import would do, without creating the database, shown as `database`, for it. */
export function simulateFirst(
  terminal: Terminal,
  reading: ReadList,
  mode: ImportMode,
  database: string,
): boolean {
  terminal.complain(
    `La base de datos «${database}» no existe todavía; importar la crea.`,
    "yellow",
  );
  const list = reading.participants.map(withoutPlaces);
  return reportSimulation(terminal, planImport([], list, mode), reading.doubts);
}

/** Saves the list and keeps a copy of what was before, if that changes anything. */
async function save(
  store: Store,
  list: readonly Participant[],
  { mode }: ImportRequest,
  { terminal, copies }: CommandContext,
): Promise<Outcome<ImportOutcome>> {
  const progress = terminal.progress("Guardando", list.length);
  const saving = copies.keepAround(store, (keepPrevious) =>
    store.saveParticipants(list, {
      mode,
      simulate: false,
      onProgress: progress.update,
      keepPrevious,
    }),
  );
  return saving.finally(progress.finish);
}

function withoutPlaces({ carnet, nombre, numeroTicket }: ListedParticipant): Participant {
  return { carnet, nombre, numeroTicket };
}
