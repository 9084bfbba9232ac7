import { existsSync } from "node:fs";
import { attendance } from "../../domain/attendance/attendance.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { changesOf } from "../../domain/list/list-change.ts";
import { type ImportMode, type ImportPlan, planImport } from "../../domain/list/plan-import.ts";
import { amount } from "../../domain/text/amount.ts";
import type { ListFault } from "../../lists/faults/list-fault.ts";
import type { ReadList } from "../../lists/parse-list.ts";
import { carryOut, presentList, terminalEntry } from "../../operations/list/save-list.ts";
import { shownPath } from "../../store/database-url.ts";
import { validAddress } from "../../store/open-store.ts";
import { wholeLog } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";
import { readList } from "../list/read-list.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";
import { agrees, withConsent } from "../terminal/ask.ts";
import {
  CHANGED_MEANWHILE,
  doubtLines,
  enteredLines,
  faultLines,
  NOTHING_SAVED,
  removedLines,
  summaryLines,
} from "../words/change-words.ts";

/**
 * The share of the list that may be removed without a question; a list that lacks more is often
 * incomplete.
 */
const MOST_UNASKED = 1 / 10;

export const registerImportar: RegisterCommand = (program, run) =>
  program
    .command("importar")
    .description("agrega y actualiza participantes desde una lista XLSX, ODS o CSV")
    .usage("LISTA [opciones]")
    .argument("<LISTA>", "archivo con carnet, nombre y numeroTicket")
    .option("--reemplazar", "quita también a quienes no están en la lista")
    .option("--nombres-de-la-lista", "también los que aquí están mejor escritos")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .option("--si", "no pregunta nada: acepta los datos dudosos y a quienes se quita")
    .action((list: string, options: ImportOptions) =>
      run((context) => importar(withConsent(context, options.si), list, options)),
    );

interface ImportOptions {
  readonly reemplazar?: boolean;
  readonly nombresDeLaLista?: boolean;
  readonly simular?: boolean;
  readonly si?: boolean;
}

/** Adds and updates participants from a list: all of them, or nothing and every reason why. */
async function importar(
  context: CommandContext,
  list: string,
  { reemplazar, nombresDeLaLista = false, simular = false }: ImportOptions,
): Promise<boolean> {
  const { terminal, database } = context;
  const reading = await readList(list);
  if (reading.kind === "unreadable") {
    return terminal.refuse(reading.message, NOTHING_SAVED);
  }
  if (reading.kind === "faulty") return terminal.refuse(...faultLines(reading.faults));
  const people = amount(reading.participants.length, "participante", "participantes");
  terminal.say(`Lista leída: ${people} (${reading.format}).`);
  terminal.say(...reading.notices);
  const mode = reemplazar ? "replace" : "merge";
  const importing: Importing = { reading, mode, nombresDeLaLista, simular };
  const address = validAddress(database.databaseUrl);
  if (simular && address.kind === "sqlite" && !existsSync(address.path)) {
    const shown = shownPath(address.path);
    terminal.warn(`La base de datos «${shown}» no existe todavía; importar la crea.`);
    return simulated(context, planImport([], reading.participants, "merge"), reading.doubts);
  }
  return context.withNewStore((store) => importInto(context, store, importing));
}

interface Importing {
  readonly reading: ReadList;
  readonly mode: ImportMode;
  readonly nombresDeLaLista: boolean;
  readonly simular: boolean;
}

async function importInto(
  context: CommandContext,
  store: Store,
  { reading, mode, nombresDeLaLista, simular }: Importing,
): Promise<boolean> {
  const { terminal } = context;
  const present = await presentList(store);
  const checked = reading.beside(present.people, mode, nombresDeLaLista);
  if (checked.kind === "faulty") return terminal.refuse(...faultLines(checked.faults));
  const { participants, doubts, kept } = checked;
  const plan = planImport(present.people, participants, mode);
  const entered = await enteredOf(store, plan.removed);
  if (simular) terminal.warn(...enteredLines(entered));
  if (kept > 0) {
    const names = amount(kept, "nombre", "nombres");
    terminal.say(
      `Aquí está mejor escrito: ${names}, que la lista solo cambia en mayúsculas, tildes, espacios u orden. Queda lo de aquí; para usar lo de la lista, agregue --nombres-de-la-lista.`,
    );
  }
  if (simular) return simulated(context, plan, doubts);
  const isLarge = plan.removed.length > present.people.length * MOST_UNASKED;
  const warnings = [
    ...doubtLines(doubts),
    ...(isLarge ? removedLines(plan.removed, present.people.length) : []),
    ...enteredLines(entered),
  ];
  const asks = warnings.length > 0;
  if (asks && !(await agrees(context, "¿Guardar la lista así?", warnings))) return false;
  const done = await carryOut(store, present, changesOf(plan), terminalEntry("import"));
  if (done.kind === "outdated") return terminal.refuse(CHANGED_MEANWHILE);
  terminal.say(...summaryLines(plan.summary), "Listo: el registro quedó como dice la lista.");
  terminal.say("Para volver a como estaba: «Pasos y deshacer», en /organizar.");
  return true;
}

/** The members of `people` who have entered the event. */
async function enteredOf(store: Store, people: readonly Participant[]) {
  if (people.length === 0) return [];
  const { validEntries } = attendance(await wholeLog(store.door));
  return people.filter(({ carnet }) => validEntries.has(carnet));
}

function simulated({ terminal }: CommandContext, plan: ImportPlan, doubts: readonly ListFault[]) {
  terminal.warn(...doubtLines(doubts));
  terminal.say(...summaryLines(plan.summary), `Era una simulación. ${NOTHING_SAVED}`);
  return true;
}
