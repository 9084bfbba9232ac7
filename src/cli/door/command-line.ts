import { readBuiltEdition } from "../../content/built-edition.ts";
import { readEventDates } from "../../content/event-dates.ts";
import { readFolders } from "../../content/folders.ts";
import { readSiteUrl } from "../../content/site-url.ts";
import { databaseFor } from "../database/database-commands.ts";
import { databaseSettings, registerLlave } from "../database/database-settings.ts";
import type { OutputStream } from "../terminal/output-stream.ts";
import { runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal } from "../terminal/terminal.ts";
import { registerAbrir } from "./abrir.ts";
import { registerCerrar } from "./cerrar.ts";
import { registerLista } from "./lista.ts";

/** Streams, environment and clock of the process. */
export interface DoorProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: OutputStream;
  readonly err: OutputStream;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Runs `npm run puerta -- …`, `args` being what follows the program's name. Resolves with the exit
 * code.
 */
export function runDoorCommands(
  args: readonly string[],
  { env, out, err, now }: DoorProcess,
): Promise<number> {
  const terminal = createTerminal(out, err);
  const folders = readFolders(env);
  return runSpanishProgram(args, {
    name: "puerta",
    description: "Las puertas del evento: sus enlaces, y quiénes entraron.",
    commands: [registerAbrir, registerCerrar, registerLista, registerLlave],
    context: ({ llave }) => ({
      terminal,
      siteUrl: async (given) =>
        readSiteUrl(given ? { SITE_URL: given } : env) ??
        (await readBuiltEdition(folders.dist))?.siteUrl ??
        null,
      dates: () => readEventDates(folders),
      now,
      withStore: databaseFor(terminal, databaseSettings(env, llave)).withStore,
    }),
    terminal,
  });
}
