import { Command, CommanderError } from "commander";
import { eachLine, type Terminal } from "./terminal.ts";
import { explainUsageError } from "./usage-errors.ts";

/**
 * Runs one command, which resolves with whether everything that was asked is done, or with an exit code
 * that says more.
 */
export type Run<Context> = (
  command: (context: Context) => Promise<boolean | number>,
) => Promise<void>;

/** Adds a command to the program, or makes it the only one: name, arguments, options and action. */
export type Register<Context> = (program: Command, run: Run<Context>) => void;

export interface SpanishProgram<Context> {
  /** Also the name of the npm script. */
  readonly name: string;
  readonly description: string;
  readonly commands: readonly Register<Context>[];
  /** What commands get, by the options that the program has for all of them. */
  readonly context: (options: Readonly<Record<string, string | undefined>>) => Context;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
}

/**
 * Runs the command that `args` name, with help and usage errors in Spanish. Resolves with the exit
 * code, which is 0 only if the command did everything; rejects with what a command throws.
 */
export async function runSpanishProgram<Context>(
  args: readonly string[],
  { name, description, commands, context, env, terminal }: SpanishProgram<Context>,
): Promise<number> {
  let done: boolean | number = false;
  const program = spanishCommand(name)
    .description(description)
    .configureOutput({
      writeOut: (text) => eachLine(text, terminal.say),
      writeErr: (text) => eachLine(text, terminal.printError),
      outputError: () => {},
    });
  for (const register of commands) {
    register(program, async (command) => {
      done = await command(context(program.opts<Record<string, string>>()));
    });
  }
  // Without `--` npm keeps an option to itself, and a simulation would write.
  const options = [program, ...program.commands].flatMap((each) => each.options);
  const kept = options.find((each) => `npm_config_${each.name().replaceAll("-", "_")}` in env);
  if (kept !== undefined) {
    terminal.refuse(
      `La orden no recibió --${kept.name()}: faltan los dos guiones sueltos después de npm run. Escriba: npm run ${name} "--" …`,
    );
    return 1;
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return typeof done === "number" ? done : done ? 0 : 1;
  } catch (failure) {
    if (!(failure instanceof CommanderError)) throw failure;
    const message = explainUsageError(failure, name);
    if (message !== null) terminal.refuse(message);
    return failure.exitCode;
  }
}

const titles: Readonly<Record<string, string>> = {
  "Usage:": "Uso:",
  "Arguments:": "Argumentos:",
  "Options:": "Opciones:",
  "Commands:": "Órdenes:",
};

/** A program without commands; commands that are added to it inherit its texts. */
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
