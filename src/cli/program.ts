import { readBuiltEdition } from "../content/built-edition.ts";
import { type Folders, readFolders } from "../content/folders.ts";
import { readSiteUrl } from "../content/site-url.ts";
import { type DatabaseCommands, databaseFor } from "./database/database-commands.ts";
import { type DatabaseSettings, databaseSettings } from "./database/database-settings.ts";
import { type Confirm, confirmOn } from "./terminal/ask.ts";
import { exitWith } from "./terminal/exit-with.ts";
import {
  type Register,
  runSpanishProgram,
  type SpanishProgram,
} from "./terminal/spanish-program.ts";
import {
  createTerminal,
  type InputStream,
  type OutputStream,
  type Terminal,
} from "./terminal/terminal.ts";

/** Passed to every command. A command resolves with whether it succeeded completely. */
export interface CommandContext extends DatabaseCommands {
  readonly terminal: Terminal;
  readonly confirm: Confirm;
  readonly database: DatabaseSettings;
  readonly folders: Folders;
  /** Address of the site, without a trailing slash; `null` when neither `given` nor a setting has it. */
  siteUrl(given?: string): Promise<string | null>;
}

export type RegisterCommand = Register<CommandContext>;

export type Program = Pick<SpanishProgram<CommandContext>, "name" | "description" | "commands">;

/** Environment and streams of a process. */
export interface ProgramProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: OutputStream;
  readonly err: OutputStream;
  /** The source of answers, if it is a terminal. */
  readonly input: InputStream;
}

/** Runs one command, `args` being what follows the program's name. Resolves with the exit code. */
export function runProgram(
  program: Program,
  args: readonly string[],
  { env, out, err, input }: ProgramProcess,
): Promise<number> {
  const terminal = createTerminal(out, err);
  const folders = readFolders(env);
  return runSpanishProgram(args, {
    ...program,
    context: ({ llave }) => {
      const database = databaseSettings(env, llave);
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
    },
    terminal,
  });
}

/** Runs the program in this process, and ends it. */
export function runHere(program: Program): Promise<void> {
  const { env, stdin: input, stdout: out, stderr: err } = process;
  return exitWith(() => runProgram(program, process.argv.slice(2), { env, input, out, err }));
}
