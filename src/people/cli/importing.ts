import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { JournalStore } from "#access/store/organisers-store.ts";
import { shownPath, validAddress } from "#platform/store/database-url.ts";
import { agrees, withConsent } from "#platform/terminal/ask.ts";
import type { CommandContext, RegisterCommand } from "#platform/terminal/command.ts";
import type { Terminal } from "#platform/terminal/terminal.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { type ListFault, printable } from "../files/list-fault.ts";
import { type ListReading, parseList } from "../files/parse-list.ts";
import { type Unreadable, unreadable } from "../files/table.ts";
import type { CarnetRules } from "../model/carnet/read-carnet.ts";
import { removedByHand, withoutJoined } from "../model/kept-corrections.ts";
import { listProblems } from "../model/list-calls.ts";
import { changesOf } from "../model/list-change.ts";
import { type ImportPlan, planImport, stayingWith } from "../model/plan-import.ts";
import { carryOut, presentList, terminalEntry } from "../server/save-list.ts";
import type { PeopleStore } from "../store/people-store.ts";
import {
  CHANGED_MEANWHILE,
  doubtLines,
  enteredLines,
  faultLines,
  NOTHING_SAVED,
  peopleLines,
  summaryLines,
} from "./change-words.ts";
import { readNamedFile } from "./list-files.ts";

/**
 * The share of the list that may be removed without a question; a list that lacks more is often
 * incomplete.
 */
const MOST_UNASKED = 1 / 10;

/** `entered` reads whether the person with a carnet has entered the event. */
export const registerImportar =
  <Store extends ListStore>(
    carnets: CarnetRules,
    entered: Context<Store>["entered"],
  ): RegisterCommand<CommandContext<Store>> =>
  (program, run) =>
    program
      .command("importar")
      .description("agrega y actualiza participantes desde una lista XLSX, ODS o CSV")
      .usage("LISTA [opciones]")
      .argument("<LISTA>", "archivo con carnet, nombre y numeroTicket")
      .option("--reemplazar", "quita también a quienes no están en la lista")
      .option("--simular", "solo dice qué cambiaría; no guarda nada")
      .option("--si", "no pregunta nada: acepta los datos dudosos y a quienes se quita")
      .action((list: string, options: ImportOptions) =>
        run((context) =>
          importar({ ...withConsent(context, options.si), carnets, entered }, list, options),
        ),
      );

type ListStore = PeopleStore & { readonly journal: Pick<JournalStore, "corrections"> };

interface Context<Store> extends CommandContext<Store> {
  readonly carnets: CarnetRules;
  readonly entered: (store: Store) => Promise<(carnet: string) => boolean>;
}

interface ImportOptions {
  readonly reemplazar?: boolean | undefined;
  readonly simular?: boolean | undefined;
  readonly si?: boolean;
}

/** Adds and updates participants from a list: all of them, or nothing and every reason why. */
async function importar<Store extends ListStore>(
  context: Context<Store>,
  path: string,
  { reemplazar, simular }: ImportOptions,
): Promise<boolean> {
  const { terminal, database, carnets } = context;
  const bytes = await readList(path);
  if (!(bytes instanceof Uint8Array)) return refused(terminal, bytes);
  const reading = await parseList(bytes, carnets);
  if (reading.kind !== "list") return refused(terminal, reading);
  const people = amount(reading.participants.length, "participante", "participantes");
  terminal.say(`Lista leída: ${people} (${reading.format}).`);
  terminal.say(...reading.notices);
  const address = validAddress(database.databaseUrl);
  if (simular && address.kind === "sqlite" && !existsSync(address.path)) {
    const shown = shownPath(address.path);
    terminal.warn(`La base de datos «${shown}» no existe todavía; importar la crea.`);
    return simulated(context, planImport([], reading.participants, "merge"), reading.doubts);
  }
  return context.withNewStore((store) =>
    importInto(context, store, bytes, { reemplazar, simular }),
  );
}

function refused({ refuse }: Terminal, reading: Exclude<ListReading, { kind: "list" }>): boolean {
  return reading.kind === "unreadable"
    ? refuse(reading.message, NOTHING_SAVED)
    : refuse(...faultLines(reading.faults));
}

async function importInto<Store extends ListStore>(
  context: Context<Store>,
  store: Store,
  bytes: Uint8Array,
  { reemplazar, simular }: ImportOptions,
): Promise<boolean> {
  const { terminal, carnets } = context;
  const present = await presentList(store);
  const lines = await store.journal.corrections();
  const corrections = lines.map(({ change }) => change);
  const people = new Map(present.people.map((person) => [person.carnet, person]));
  const mode = reemplazar ? "replace" : "merge";
  const checked = await parseList(bytes, carnets, { people, corrections }, mode);
  if (checked.kind !== "list") return refused(terminal, checked);
  const { participants, doubts, kept } = checked;
  const removed = removedByHand(lines, stayingWith(present.people, participants, mode));
  const list = withoutJoined(participants, removed, people);
  const plan = planImport(present.people, list, mode);
  const hasEntered = plan.removed.length === 0 ? () => false : await context.entered(store);
  const entered = plan.removed.filter(({ carnet }) => hasEntered(carnet));
  if (simular) terminal.warn(...enteredLines(entered));
  if (kept > 0) {
    terminal.say(
      `${amount(kept, "persona queda", "personas quedan")} como se corrigió en /organizar, o con el carnet o el nombre que ya tiene. Lo que no deba quedar así se cambia en «Lista», de /organizar.`,
    );
  }
  const returning = plan.added.filter(({ carnet }) => removed.has(carnet));
  terminal.say(...peopleLines("Vuelven a la lista, aunque se quitaron en /organizar:", returning));
  const joined = participants.filter((person) => !list.includes(person));
  terminal.say(
    ...peopleLines("No vuelven, porque en /organizar se unieron con otro registro:", joined),
  );
  if (simular) return simulated(context, plan, doubts);
  const all = present.people.length;
  const leaving = plan.removed.length > all * MOST_UNASKED ? plan.removed : [];
  const many = amount(leaving.length, "participante", "participantes");
  const warnings = [
    ...doubtLines(doubts),
    ...peopleLines(`Esta lista quita a ${many} de ${figure(all)}:`, leaving),
    ...enteredLines(entered),
  ];
  const asks = warnings.length > 0;
  if (asks && !(await agrees(context, "¿Guardar la lista así?", warnings))) return false;
  const done = await carryOut(store, present, changesOf(plan), terminalEntry("import"));
  if (done.kind === "outdated") {
    return terminal.refuse(done.written === 0 ? CHANGED_MEANWHILE : listProblems.partly.title);
  }
  terminal.say(...summaryLines(plan.summary), "Listo: el registro quedó como dice la lista.");
  terminal.say("Para volver a como estaba: «Pasos y deshacer», en /organizar.");
  return true;
}

function simulated(
  { terminal }: Pick<CommandContext<unknown>, "terminal">,
  plan: ImportPlan,
  doubts: readonly ListFault[],
) {
  terminal.warn(...doubtLines(doubts));
  terminal.say(...summaryLines(plan.summary), `Era una simulación. ${NOTHING_SAVED}`);
  return true;
}

/** Far larger than any list of students (20,000 take 1 MB); a larger file is not a list. */
const LARGEST_BYTES = 50_000_000;

/** The bytes of a list, unless they are none. Throws `UserError` without a file to read. */
async function readList(path: string): Promise<Uint8Array | Unreadable> {
  const bytes = await readNamedFile(path);
  const name = `«${printable(basename(path))}»`;
  if (bytes.length === 0) return unreadable(`El archivo ${name} está vacío.`);
  return bytes.length > LARGEST_BYTES
    ? unreadable(`El archivo ${name} es demasiado grande (más de 50 MB) para ser una lista.`)
    : bytes;
}
