import { Command, CommanderError } from "commander";
import { openStore } from "../store/open-store.ts";
import { type Store, StoreOpenError, StoreUnavailableError } from "../store/port/store.ts";
import type { OutputStream } from "../terminal/output-stream.ts";
import { explainUsageError, inSpanish } from "../terminal/spanish-help.ts";
import { explainSwallowed, swallowedOptions } from "../terminal/swallowed-options.ts";
import { createTerminal, type Terminal } from "../terminal/terminal.ts";
import type { CommandContext } from "./commands/command.ts";
import { exportar } from "./commands/export/exportar.ts";
import { respaldar } from "./commands/export/respaldar.ts";
import { deshacer } from "./commands/import/deshacer.ts";
import { importar } from "./commands/import/importar.ts";
import { plantilla } from "./commands/import/plantilla.ts";
import { buscar } from "./commands/participants/buscar.ts";
import { contar } from "./commands/participants/contar.ts";
import { quitar } from "./commands/participants/quitar.ts";
import { copiesOf } from "./copies/copies.ts";
import { readSettings } from "./settings.ts";

/** What a run takes from the process around it. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: OutputStream;
  readonly err: OutputStream;
}

/**
 * Runs one order, `args` being what follows the program's name. Resolves with the exit code: 0
 * only when all that was asked is done. Never rejects: every failure is told in Spanish.
 */
export async function runCommandLine(
  args: readonly string[],
  { env, out, err }: Surroundings,
): Promise<number> {
  const settings = readSettings(env);
  const terminal = createTerminal(out, err, settings.coloursAllowed);
  let done = false;
  const context: CommandContext = {
    terminal,
    copies: copiesOf(settings.databaseUrl),
    databaseUrl: settings.databaseUrl,
    withStore: (use) => withStore(settings.databaseUrl, use),
  };
  const run: Run = async (order) => {
    done = await order;
  };
  const program = new Command("participantes").configureOutput({
    writeOut: (text) => eachLine(text, terminal.say),
    writeErr: (text) => eachLine(text, terminal.complain),
    outputError: () => {},
  });
  addCommands(program, context, run);
  const options = program.commands.flatMap((order) => order.options.map((each) => each.name()));
  const swallowed = swallowedOptions(env, options);
  if (swallowed.length > 0) {
    const order = `participantes -- ${args.join(" ")}`;
    eachLine(explainSwallowed(swallowed, order), (line) =>
      terminal.complain(terminal.paint("red", line)),
    );
    return 1;
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return done ? 0 : 1;
  } catch (failure) {
    if (failure instanceof CommanderError) return endUsage(failure, terminal);
    explainFailure(failure, terminal);
    return 1;
  }
}

type Run = (order: Promise<boolean>) => Promise<void>;

function addCommands(program: Command, context: CommandContext, run: Run): void {
  inSpanish(program)
    .usage("<orden> [opciones]")
    .description("La lista de participantes de la convención.")
    .helpCommand("ayuda [ORDEN]", "muestra la ayuda de una orden")
    .exitOverride();

  const order = (usage: string, description: string) =>
    inSpanish(program.command(usage)).description(description);

  order("importar", "agrega y actualiza participantes desde una lista XLSX o CSV")
    .usage("LISTA [opciones]")
    .argument("<LISTA>", "archivo con las columnas carnet, nombre y numeroTicket")
    .option("--reemplazar", "quita también a quienes no están en la lista")
    .option("--hoja <NOMBRE>", "hoja del libro XLSX, si varias parecen la lista")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .action((list: string, options: { reemplazar?: true; simular?: true; hoja?: string }) =>
      run(
        importar(context, {
          list,
          sheet: options.hoja ?? null,
          replace: options.reemplazar === true,
          simulate: options.simular === true,
        }),
      ),
    );
  order("exportar", "guarda todos los participantes en un archivo CSV o XLSX")
    .usage("ARCHIVO [opciones]")
    .argument("<ARCHIVO>", "archivo nuevo: participantes.csv o participantes.xlsx")
    .option("--sobrescribir", "reemplaza el archivo si ya existe")
    .action((file: string, options: { sobrescribir?: true }) =>
      run(exportar(context, { file, overwrite: options.sobrescribir === true })),
    );
  order("buscar", "muestra el registro de un carnet")
    .usage("CARNET")
    .argument("<CARNET>", "con o sin guiones")
    .action((carnet: string) => run(buscar(context, carnet)));
  order("quitar", "quita a un participante")
    .usage("CARNET")
    .argument("<CARNET>", "con o sin guiones")
    .action((carnet: string) => run(quitar(context, carnet)));
  order("deshacer", "vuelve a como estaba la lista antes del último cambio")
    .usage("[opciones]")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .action((options: { simular?: true }) =>
      run(deshacer(context, { simulate: options.simular === true })),
    );
  order("plantilla", "escribe una lista de ejemplo para llenar")
    .usage("ARCHIVO")
    .argument("<ARCHIVO>", "archivo nuevo: plantilla.xlsx o plantilla.csv")
    .action((file: string) => run(plantilla(context, file)));
  order(
    "respaldar",
    "guarda la base de datos entera, lista y visitas, también con el sitio en marcha",
  )
    .usage("CARPETA [opciones]")
    .argument("<CARPETA>", "dónde guardar el respaldo; se crea si no existe")
    .option("--conservar <N>", "cuántos respaldos quedan, los más recientes; 30 si no se indica")
    .action((folder: string, { conservar }: { conservar?: string }) =>
      run(respaldar(context, { folder, keep: conservar ?? "30" })),
    );
  order("contar", "dice cuántos participantes hay")
    .usage(" ")
    .action(() => run(contar(context)));
}

async function withStore<Result>(
  databaseUrl: string,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(databaseUrl);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Help that was asked for is no failure; help because no order was given is. */
function endUsage(failure: CommanderError, terminal: Terminal): number {
  const message = explainUsageError(failure);
  if (message !== null) terminal.complain(terminal.paint("red", message));
  return failure.exitCode;
}

/** The terminal takes one line at a time; in it, a line end would be one that a list put there. */
function eachLine(text: string, write: (line: string) => void): void {
  for (const line of text.replace(/\n$/, "").split("\n")) write(line);
}

function explainFailure(failure: unknown, terminal: Terminal): void {
  if (failure instanceof StoreOpenError) {
    terminal.complain(terminal.paint("red", failure.message));
  } else if (failure instanceof StoreUnavailableError) {
    terminal.complain(
      terminal.paint(
        "red",
        "La base de datos no responde o no se puede escribir en este momento. Vuelva a intentarlo en unos segundos; si sigue igual, revise DATABASE_URL y el espacio en el disco.",
      ),
    );
  } else {
    const detail = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    terminal.complain(terminal.paint("red", "Ocurrió un error inesperado:"));
    eachLine(detail, terminal.complain);
  }
}
