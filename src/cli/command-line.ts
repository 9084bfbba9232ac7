import { confirmOn } from "./asking/ask-on-terminal.ts";
import { registerRespaldar, registerRestaurar } from "./commands/backup/backups.ts";
import type { RegisterCommand } from "./commands/command.ts";
import { registerImportar } from "./commands/importing.ts";
import { registerAsistencia, registerExportar } from "./commands/list-files.ts";
import { registerQuitar } from "./commands/removing.ts";
import { registerBuscar, registerContar } from "./commands/searching.ts";
import { registerDeshacer } from "./commands/undoing.ts";
import { databaseFor } from "./database/database-commands.ts";
import { databaseSettings, registerLlave } from "./database/database-settings.ts";
import type { InputStream, OutputStream } from "./terminal/output-stream.ts";
import { runSpanishProgram } from "./terminal/spanish-program.ts";
import { createTerminal } from "./terminal/terminal.ts";

/** In the order of the help. */
const commands: readonly RegisterCommand[] = [
  registerImportar,
  registerExportar,
  registerBuscar,
  registerQuitar,
  registerDeshacer,
  registerRespaldar,
  registerRestaurar,
  registerContar,
  registerAsistencia,
  registerLlave,
];

/** Streams and environment of the process. */
export interface CommandLineProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: OutputStream;
  readonly err: OutputStream;
  /** The source of answers, if it is a terminal. */
  readonly input: InputStream;
}

/** Runs one command, `args` being what follows the program's name. Resolves with the exit code. */
export function runCommandLine(
  args: readonly string[],
  { env, out, err, input }: CommandLineProcess,
): Promise<number> {
  const terminal = createTerminal(out, err);
  return runSpanishProgram(args, {
    name: "participantes",
    description: "La lista de participantes de la convención.",
    commands,
    context: ({ llave }) => {
      const database = databaseSettings(env, llave);
      return {
        terminal,
        database,
        confirm: confirmOn({ input, output: err }),
        ...databaseFor(terminal, database),
      };
    },
    terminal,
  });
}
