import { openStore } from "../store/open-store.ts";
import { type Store, StoreOpenError, StoreUnavailableError } from "../store/port/store.ts";
import type { OutputStream } from "../terminal/output-stream.ts";
import { runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal, type Terminal } from "../terminal/terminal.ts";
import type { RegisterCommand } from "./commands/command.ts";
import { registerExportar } from "./commands/export/exportar.ts";
import { registerRespaldar } from "./commands/export/respaldar.ts";
import { registerDeshacer } from "./commands/import/deshacer.ts";
import { registerImportar } from "./commands/import/importar.ts";
import { registerPlantilla } from "./commands/import/plantilla.ts";
import { registerBuscar } from "./commands/participants/buscar.ts";
import { registerContar } from "./commands/participants/contar.ts";
import { registerQuitar } from "./commands/participants/quitar.ts";
import { copiesOf } from "./copies/copies.ts";
import { readSettings } from "./settings.ts";

/** In the order of the help. */
const commands: readonly RegisterCommand[] = [
  registerImportar,
  registerExportar,
  registerBuscar,
  registerQuitar,
  registerDeshacer,
  registerPlantilla,
  registerRespaldar,
  registerContar,
];

/** What a run takes from its process. */
export interface CommandLineProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: OutputStream;
  readonly err: OutputStream;
}

/**
 * Runs one command, `args` being what follows the program's name. Resolves with the exit code: 0
 * only when all that was asked is done. Never rejects: every failure is reported in Spanish.
 */
export async function runCommandLine(
  args: readonly string[],
  { env, out, err }: CommandLineProcess,
): Promise<number> {
  const { databaseUrl, coloursAllowed } = readSettings(env);
  const terminal = createTerminal(out, err, coloursAllowed);
  try {
    return await runSpanishProgram(args, {
      name: "participantes",
      description: "La lista de participantes de la convención.",
      commands,
      context: {
        terminal,
        copies: copiesOf(databaseUrl),
        databaseUrl,
        withStore: (use) => withStore(databaseUrl, use),
      },
      env,
      writeOut: (text) => eachLine(text, terminal.say),
      writeErr: (text) => eachLine(text, terminal.complain),
      complain: (message) =>
        eachLine(message, (line) => terminal.complain(terminal.paint("red", line))),
      example: args.join(" "),
    });
  } catch (failure) {
    explainFailure(failure, terminal);
    return 1;
  }
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

/** The terminal takes one line at a time, because a line end may come from a list's cell. */
function eachLine(text: string, write: (line: string) => void): void {
  for (const line of text.replace(/\n$/, "").split("\n")) write(line);
}

function explainFailure(failure: unknown, terminal: Terminal): void {
  const complain = (message: string) => terminal.complain(terminal.paint("red", message));
  if (failure instanceof StoreOpenError) {
    complain(failure.message);
  } else if (failure instanceof StoreUnavailableError) {
    complain(
      "La base de datos no responde o no se puede escribir en este momento. Vuelva a intentarlo en unos segundos; si sigue igual, revise DATABASE_URL y el espacio en el disco.",
    );
  } else {
    const detail = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    complain("Ocurrió un error inesperado:");
    eachLine(detail, terminal.complain);
  }
}
