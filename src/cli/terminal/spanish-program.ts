import { Command, CommanderError } from "commander";
import { UserError } from "../../domain/user-error.ts";
import { StoreUnavailableError } from "../../store/port/store.ts";
import type { Terminal } from "./terminal.ts";
import { explainUsageError } from "./usage-errors.ts";

/** Runs one command, which resolves with whether everything was done. */
export type Run<Context> = (command: (context: Context) => Promise<boolean>) => Promise<void>;

/** Adds a command to the program: name, arguments, options and action. */
export type Register<Context> = (program: Command, run: Run<Context>) => void;

export interface SpanishProgram<Context> {
  /** Also the name of the npm script. */
  readonly name: string;
  readonly description: string;
  /** In the order of the help. */
  readonly commands: readonly Register<Context>[];
  /** Creates the context of a command from the options that all commands have. */
  readonly context: (options: Readonly<Record<string, string | undefined>>) => Context;
  readonly terminal: Terminal;
}

/** Runs the command that `args` name; resolves with the exit code, and reports every failure. */
export async function runSpanishProgram<Context>(
  args: readonly string[],
  { name, description, commands, context, terminal }: SpanishProgram<Context>,
): Promise<number> {
  let done = false;
  const program = spanishCommand(name)
    .description(description)
    .configureOutput({
      writeOut: (text) => terminal.say(...linesOf(text)),
      writeErr: (text) => terminal.warn(...linesOf(text)),
      outputError: () => {},
    });
  for (const register of commands) {
    register(program, async (command) => {
      done = await command(context(program.opts<Record<string, string>>()));
    });
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return done ? 0 : 1;
  } catch (failure) {
    if (!(failure instanceof CommanderError)) {
      terminal.warn(...failureInWords(failure));
      return 1;
    }
    const message = explainUsageError(failure, name);
    if (message !== null) terminal.refuse(message);
    return failure.exitCode;
  }
}

const linesOf = (text: string) => text.replace(/\n$/, "").split("\n");

const titles: Readonly<Record<string, string>> = {
  "Usage:": "Uso:",
  "Arguments:": "Argumentos:",
  "Options:": "Opciones:",
  "Commands:": "Órdenes:",
};

/** A program without commands; its commands inherit its texts. */
function spanishCommand(name: string): Command {
  return new Command(name)
    .usage("<orden> [opciones]")
    .helpCommand("ayuda [ORDEN]", "muestra la ayuda de una orden")
    .helpOption("-h, --help", "muestra esta ayuda")
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      subcommandTerm: (subcommand) =>
        [subcommand.name(), ...subcommand.registeredArguments.map((argument) => argument.name())]
          .join(" ")
          .trim(),
      argumentTerm: (argument) => argument.name(),
    })
    .exitOverride();
}

/** Explains in Spanish why a command stopped. */
function failureInWords(failure: unknown): readonly string[] {
  if (failure instanceof UserError) {
    return linesOf(failure.message);
  }
  if (failure instanceof StoreUnavailableError) {
    return [
      "La base de datos no responde o no se puede escribir en este momento. Vuelva a intentarlo en unos segundos; si sigue igual, revise DATABASE_URL y el espacio en el disco.",
    ];
  }
  const detail = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  return ["Ocurrió un error inesperado:", ...linesOf(detail)];
}
