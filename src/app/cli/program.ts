import { Command, CommanderError } from "commander";
import { readBuiltEdition } from "#edition/files/built-edition.ts";
import { type Folders, readFolders } from "#edition/files/folders.ts";
import { readSiteUrl } from "#edition/files/site-url.ts";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { confirmOn } from "#platform/terminal/ask.ts";
import type { CommandContext, RegisterCommand } from "#platform/terminal/command.ts";
import { exitWith } from "#platform/terminal/exit-with.ts";
import {
  createTerminal,
  type InputStream,
  type OutputStream,
  type Terminal,
} from "#platform/terminal/terminal.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import type { Store } from "../store/store.ts";
import { type DatabaseSettings, databaseFor, databaseSettings } from "./database.ts";

/** The context of this program's own commands, which includes what the features' commands take. */
export interface ProgramContext extends CommandContext<Store> {
  readonly database: DatabaseSettings;
  readonly folders: Folders;
  /** Address of the site, without a trailing slash; `null` when neither `given` nor a setting has it. */
  siteUrl(given?: string): Promise<string | null>;
}

export interface Program {
  /** Also the name of the npm script. */
  readonly name: string;
  readonly description: string;
  readonly commands: readonly RegisterCommand<ProgramContext>[];
}

interface ProgramProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: OutputStream;
  readonly err: OutputStream;
  readonly input: InputStream;
}

export function runHere(program: Program): Promise<void> {
  const { env, stdin: input, stdout: out, stderr: err } = process;
  return exitWith(() => runProgram(program, process.argv.slice(2), { env, input, out, err }));
}

/** Runs the command that `args` name; resolves with the exit code, and reports every failure. */
export async function runProgram(
  { name, description, commands }: Program,
  args: readonly string[],
  given: ProgramProcess,
): Promise<number> {
  const terminal = createTerminal(given.out, given.err);
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
      done = await command(contextOf(given, terminal, program.opts().llave));
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

function contextOf(
  { env, input, err }: ProgramProcess,
  terminal: Terminal,
  keyFile: string | undefined,
): ProgramContext {
  const folders = readFolders(env);
  const database = databaseSettings(env, keyFile);
  return {
    terminal,
    confirm: confirmOn(input, err),
    database,
    ...databaseFor(terminal, database),
    folders,
    siteUrl: async (given) =>
      readSiteUrl(given ? { SITE_URL: given } : env) ??
      (await readBuiltEdition(folders.dist))?.siteUrl ??
      null,
  };
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
    .option(
      "--llave <ARCHIVO>",
      "trabaja en Firestore, con el archivo de la llave que dio Firebase",
    )
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

/** Commander's errors are English, and name things only in their text. `null` if it has printed the help. */
function explainUsageError(error: CommanderError, program: string): string | null {
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const suggestion = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message)?.[1];
  const perhaps = suggestion === undefined ? "" : ` ¿Quiso decir «${suggestion}»?`;
  const seeHelp = `Vea las órdenes con: npm run ${program} -- --help`;
  if (/help/.test(error.code)) return null;
  const reasons: Readonly<Record<string, string>> = {
    unknownCommand: `No existe la orden «${name}».${perhaps}`,
    unknownOption: `No existe la opción «${name}».${perhaps}`,
    missingArgument: `Falta ${name}.`,
    missingMandatoryOptionValue: `Falta la opción «${name}».`,
    optionMissingArgument: `A la opción «${name}» le falta su valor.`,
    excessArguments:
      "Sobran datos después de la orden. Si un nombre lleva espacios, escríbalo entre comillas.",
  };
  const reason = reasons[error.code.replace("commander.", "")];
  return `${reason ?? `La orden no es correcta (${error.code}).`} ${seeHelp}`;
}
