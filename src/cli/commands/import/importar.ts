import type { Participant } from "../../../domain/carnet/participant.ts";
import type {
  ImportOutcome,
  ImportSummary,
  Store,
  TicketConflict,
} from "../../../store/port/store.ts";
import { amount, type Terminal } from "../../../terminal/terminal.ts";
import { difference, storedList } from "../../list/difference.ts";
import { readList } from "../../list/read-list.ts";
import type { ListedParticipant } from "../../list/rows/check-rows.ts";
import { describeFault, type Fault } from "../../list/rows/fault.ts";
import type { Columns } from "../../list/table/columns.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { reportDifference, reportSummary, UNDO_HINT } from "../report-changes.ts";

export const registerImportar: RegisterCommand = (program, run) => {
  program
    .command("importar")
    .description("agrega y actualiza participantes desde una lista XLSX o CSV")
    .usage("LISTA [opciones]")
    .argument("<LISTA>", "archivo con las columnas carnet, nombre y numeroTicket")
    .option("--reemplazar", "quita también a quienes no están en la lista")
    .option("--hoja <NOMBRE>", "hoja del libro XLSX, si varias parecen la lista")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .action((list: string, options: { reemplazar?: true; simular?: true; hoja?: string }) =>
      run((context) =>
        importar(context, {
          list,
          sheet: options.hoja ?? null,
          replace: options.reemplazar === true,
          simulate: options.simular === true,
        }),
      ),
    );
};

interface ImportRequest {
  /** Path of the list. */
  readonly list: string;
  /** The sheet of a workbook, or `null` to find it by its columns. */
  readonly sheet: string | null;
  /** The list becomes the whole truth. */
  readonly replace: boolean;
  /** Reports the changes and writes nothing. */
  readonly simulate: boolean;
}

const NOTHING_SAVED = "No se guardó nada.";

/** Adds and updates participants from a list: all of it, or nothing and every reason why. */
async function importar(context: CommandContext, request: ImportRequest): Promise<boolean> {
  const { terminal, withStore } = context;
  const reading = await readList({ path: request.list, sheet: request.sheet });
  if (reading.kind === "unreadable") return refuse(terminal, reading.message);
  if (reading.kind === "faulty") return refuseFaults(terminal, reading.faults);
  const { participants, columns } = reading;
  if (participants.length === 0) {
    return refuse(terminal, "La lista no tiene ninguna fila debajo del encabezado.");
  }
  const rows = amount(participants.length, "participante", "participantes");
  terminal.say(`Lista leída: ${rows} (${reading.format}).`);
  for (const notice of reading.notices) terminal.say(terminal.paint("yellow", notice));
  const list = participants.map(withoutPlace);
  return withStore(async (store) => {
    const outcome = request.simulate
      ? await simulate(store, list, request, terminal)
      : await save(store, list, request, context);
    if (outcome.kind === "no copy") return refuse(terminal, outcome.message);
    if (outcome.kind === "conflicts") {
      return refuseFaults(terminal, conflictFaults(outcome.conflicts, participants, columns));
    }
    reportSummary(terminal, outcome.summary);
    terminal.say(
      outcome.kind === "simulated"
        ? terminal.paint("yellow", `Era una simulación. ${NOTHING_SAVED}`)
        : terminal.paint("green", "Listo: el registro quedó como dice la lista."),
    );
    if (outcome.kind === "saved" && changesSomething(outcome.summary)) {
      terminal.say(terminal.paint("dim", UNDO_HINT));
    }
    return true;
  });
}

async function simulate(
  store: Store,
  list: readonly Participant[],
  request: ImportRequest,
  terminal: Terminal,
): Promise<ImportOutcome> {
  const mode = request.replace ? "replace" : "merge";
  const outcome = await store.saveParticipants(list, {
    mode,
    simulate: true,
    onProgress() {},
    keepPrevious() {},
  });
  if (outcome.kind !== "conflicts") {
    reportDifference(terminal, difference(await storedList(store), list, mode));
  }
  return outcome;
}

type SaveOutcome = ImportOutcome | { readonly kind: "no copy"; readonly message: string };

/** Saves the list and keeps a copy of what was before, if that changes anything. */
async function save(
  store: Store,
  list: readonly Participant[],
  request: ImportRequest,
  { terminal, copies }: CommandContext,
): Promise<SaveOutcome> {
  const progress = terminal.progress("Guardando", list.length);
  const saving = copies.keepAround(store, (keepPrevious) =>
    store.saveParticipants(list, {
      mode: request.replace ? "replace" : "merge",
      simulate: false,
      onProgress: progress.update,
      keepPrevious,
    }),
  );
  const saved = await saving.finally(progress.finish);
  return saved.kind === "done" ? saved.result : { kind: "no copy", message: saved.message };
}

const changesSomething = ({ added, changed, removed }: ImportSummary) =>
  added + changed + removed > 0;

function withoutPlace({ carnet, nombre, numeroTicket }: ListedParticipant): Participant {
  return { carnet, nombre, numeroTicket };
}

function refuse(terminal: Terminal, message: string): false {
  terminal.complain(terminal.paint("red", message));
  terminal.complain(terminal.paint("red", NOTHING_SAVED));
  return false;
}

function refuseFaults(terminal: Terminal, faults: readonly Fault[]): false {
  for (const fault of faults) terminal.complain(describeFault(fault));
  return refuse(terminal, `La lista tiene ${amount(faults.length, "error", "errores")}.`);
}

function conflictFaults(
  conflicts: readonly TicketConflict[],
  participants: readonly ListedParticipant[],
  columns: Columns,
): Fault[] {
  const places = new Map(participants.map(({ carnet, ticketPlace }) => [carnet, ticketPlace]));
  return conflicts.map(({ carnet, numeroTicket, heldBy }) => ({
    place: places.get(carnet) ?? `carnet ${carnet}`,
    column: columns.names.numeroTicket,
    value: numeroTicket,
    problem: `el ticket ya es del carnet ${heldBy}, que está registrado y no viene en la lista`,
    remedy:
      "Cambie el ticket, agregue a esa persona a la lista, o importe con --reemplazar si la lista está completa.",
  }));
}
