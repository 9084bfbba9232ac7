import { amount } from "../../domain/text/amount.ts";
import {
  compareList,
  type ListComparison,
  type ReadList,
} from "../../operations/list/compare-list.ts";
import { importList } from "../../operations/list/import-list.ts";
import { enteredOf, storedList } from "../../operations/list/stored-list.ts";
import { planUndo, undo } from "../../operations/list/undo.ts";
import { shownPath } from "../../store/port/shown-path.ts";
import type { ImportMode } from "../../store/port/store.ts";
import { whichDatabase } from "../../store/which-database.ts";
import { agreesTo, carryOut, withConsent } from "../asking/ask-on-terminal.ts";
import { isMissing, whetherToCreate } from "../database/open-known-store.ts";
import { readList } from "../list/read-list.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { differenceLines, summaryLines, undoneInWords } from "../words/change-words.ts";
import {
  conflictFaults,
  doubtLines,
  faultsInWords,
  importedInWords,
  NOTHING_SAVED,
} from "../words/list-words.ts";
import { enteredLines } from "../words/question-words.ts";
import { refused } from "../words/said.ts";
import type { CommandContext, RegisterCommand } from "./command.ts";

const SIMULATED = `Era una simulación. ${NOTHING_SAVED}`;

export const registerImportar: RegisterCommand = (program, run) => {
  program
    .command("importar")
    .description("agrega y actualiza participantes desde una lista XLSX, ODS o CSV")
    .usage("LISTA [opciones]")
    .argument("<LISTA>", "archivo, o dirección de un CSV, con carnet, nombre y numeroTicket")
    .option("--reemplazar", "quita también a quienes no están en la lista")
    .option("--hoja <NOMBRE>", "hoja del libro, si varias parecen la lista")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .option("--si", "no pregunta nada: acepta los datos dudosos y a quienes se quita")
    .action((list: string, options: ImportOptions) =>
      run((context) => importar(withConsent(context, options.si), list, options)),
    );
};

interface ImportOptions {
  readonly reemplazar?: boolean;
  readonly hoja?: string;
  readonly simular?: boolean;
  readonly si?: boolean;
}

/** Adds and updates participants from a list: all of them, or nothing and every reason why. */
async function importar(
  context: CommandContext,
  list: string,
  { reemplazar, hoja, simular }: ImportOptions,
): Promise<boolean> {
  const { terminal, copies, database } = context;
  const reading = await readList(list, hoja ?? null);
  if (reading.kind === "unreadable") {
    return terminal.conclude(refused(reading.message, NOTHING_SAVED));
  }
  if (reading.kind === "faulty") return terminal.conclude(faultsInWords(reading.faults));
  const people = amount(reading.participants.length, "participante", "participantes");
  terminal.say(`Lista leída: ${people} (${reading.format}).`);
  for (const notice of reading.notices) terminal.say(notice, "yellow");
  const mode: ImportMode = reemplazar === true ? "replace" : "merge";
  const which = whichDatabase(database.databaseUrl);
  if (isMissing(which)) {
    const shown = shownPath(which.path);
    if (simular === true) {
      const first = `La base de datos «${shown}» no existe todavía; importar la crea.`;
      terminal.printError(first, "yellow");
      return simulated(terminal, compareList([], reading, mode), reading);
    }
    const question = whetherToCreate(which);
    if (question !== null && !(await agreesTo(context, question))) return false;
  }
  const open = isMissing(which) ? context.withNewStore : context.withStore;
  return open(async (store) => {
    if (simular === true) {
      const comparison = compareList(await storedList(store), reading, mode);
      terminal.show(enteredLines(await enteredOf(store, comparison.plan.removed)), "err");
      return simulated(terminal, comparison, reading);
    }
    return carryOut(
      context,
      (agreed) =>
        terminal.progress("Guardando", (onProgress) => {
          const request = { reading, mode, comparedWith: null, onProgress };
          return importList(store, copies, request, agreed);
        }),
      (outcome) => importedInWords(outcome, reading),
    );
  });
}

function simulated(
  terminal: Terminal,
  { plan, doubts }: ListComparison,
  reading: ReadList,
): boolean {
  if (plan.conflicts.length > 0) {
    return terminal.conclude(faultsInWords(conflictFaults(plan.conflicts, reading)));
  }
  terminal.show(differenceLines(plan), "out");
  terminal.show(doubtLines(doubts), "err");
  terminal.show(summaryLines(plan.summary), "out");
  terminal.say(SIMULATED, "yellow");
  return true;
}

export const registerDeshacer: RegisterCommand = (program, run) => {
  program
    .command("deshacer")
    .description("vuelve a como estaba la lista antes del último cambio")
    .usage("[opciones]")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .option("--si", "no pregunta nada: quita también a quienes ya entraron al evento")
    .action(({ simular, si }: { simular?: boolean; si?: boolean }) =>
      run((context) => deshacer(withConsent(context, si), simular === true)),
    );
};

/** Brings back the list as it was before the last change on this computer. */
async function deshacer(context: CommandContext, simulate: boolean): Promise<boolean> {
  const { terminal, copies, withStore } = context;
  if (!copies.any()) return terminal.conclude(undoneInWords({ kind: "nothing" }));
  return withStore(async (store) => {
    if (!simulate) {
      return carryOut(
        context,
        (agreed) =>
          terminal.progress("Restaurando", (onProgress) => undo(store, copies, onProgress, agreed)),
        undoneInWords,
      );
    }
    const planned = await planUndo(store, copies);
    if (planned.kind !== "plan") return terminal.conclude(undoneInWords(planned));
    terminal.show(differenceLines(planned.plan), "out");
    terminal.show(enteredLines(planned.entered), "err");
    terminal.say(SIMULATED, "yellow");
    return true;
  });
}
