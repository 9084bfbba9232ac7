import { confirmOn } from "./asking/confirm.ts";
import { registerAsistencia } from "./commands/attendance/asistencia.ts";
import type { RegisterCommand } from "./commands/command.ts";
import { registerExportar } from "./commands/export/exportar.ts";
import { registerRespaldar } from "./commands/export/respaldar.ts";
import { registerRestaurar } from "./commands/export/restaurar.ts";
import { registerDeshacer } from "./commands/import/deshacer.ts";
import { registerImportar } from "./commands/import/importar.ts";
import { registerPlantilla } from "./commands/import/plantilla.ts";
import { registerAgregar } from "./commands/participants/agregar.ts";
import { registerBuscar } from "./commands/participants/buscar.ts";
import { registerContar } from "./commands/participants/contar.ts";
import { registerCorregir } from "./commands/participants/corregir.ts";
import { registerQuitar } from "./commands/participants/quitar.ts";
import { copiesOf } from "./copies/copies.ts";
import { databaseSettings, registerLlave } from "./database/database-settings.ts";
import { explainFailure } from "./database/explain-failure.ts";
import { sayDatabase, withKnownStore } from "./database/open-known-store.ts";
import type { RunningSite } from "./database/running-sites.ts";
import { registerPanel } from "./panel/panel.ts";
import type { OutputStream } from "./terminal/output-stream.ts";
import { runSpanishProgram } from "./terminal/spanish-program.ts";
import { createTerminal } from "./terminal/terminal.ts";

/** In the order of the help. */
const commands: readonly RegisterCommand[] = [
  registerImportar,
  registerExportar,
  registerBuscar,
  registerAgregar,
  registerCorregir,
  registerQuitar,
  registerDeshacer,
  registerPlantilla,
  registerRespaldar,
  registerRestaurar,
  registerContar,
  registerAsistencia,
  registerPanel,
  registerLlave,
];

/** What a run takes from its process. */
export interface CommandLineProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: OutputStream;
  readonly err: OutputStream;
  /** Where questions are answered, if it is a terminal. */
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** The sites that run on this computer. */
  readonly sites: () => readonly RunningSite[];
}

/**
 * Runs one command, `args` being what follows the program's name. Resolves with the exit code: 0
 * only when all that was asked is done. Never rejects: every failure is reported in Spanish.
 */
export async function runCommandLine(
  args: readonly string[],
  { env, out, err, input, sites }: CommandLineProcess,
): Promise<number> {
  const terminal = createTerminal(out, err);
  try {
    return await runSpanishProgram(args, {
      name: "participantes",
      description: "La lista de participantes de la convención.",
      commands,
      context: ({ llave }) => {
        const database = databaseSettings(env, sites, llave);
        return {
          terminal,
          copies: copiesOf(database.databaseUrl),
          database,
          sayDatabase: () => sayDatabase(terminal, database),
          confirm: confirmOn(input, err),
          withStore: (use) => withKnownStore(terminal, database, false, use),
          withNewStore: (use) => withKnownStore(terminal, database, true, use),
        };
      },
      env,
      terminal,
    });
  } catch (failure) {
    explainFailure(failure, terminal);
    return 1;
  }
}
