import { readBuiltEdition } from "../../content/built-edition.ts";
import { readEventDates } from "../../content/event-dates.ts";
import { readFolders } from "../../content/folders.ts";
import { readSiteUrl, SettingFault } from "../../content/site-url.ts";
import { databaseSettings, registerLlave } from "../database/database-settings.ts";
import { explainFailure } from "../database/explain-failure.ts";
import { withKnownStore } from "../database/open-known-store.ts";
import type { RunningSite } from "../database/running-sites.ts";
import type { OutputStream } from "../terminal/output-stream.ts";
import { runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal } from "../terminal/terminal.ts";
import { registerAbrir } from "./abrir.ts";
import { registerApartar, registerReponer } from "./apartar.ts";
import { registerCerrar } from "./cerrar.ts";
import { registerLista } from "./lista.ts";

/** What a run takes from its process. */
export interface DoorProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: OutputStream;
  readonly err: OutputStream;
  /** The sites that run on this computer. */
  readonly sites: () => readonly RunningSite[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Runs `npm run puerta -- …`, `args` being what follows the program's name. Resolves with the exit
 * code: 0 only when all that was asked is done. Never rejects.
 */
export async function runDoorCommands(
  args: readonly string[],
  { env, out, err, sites, now }: DoorProcess,
): Promise<number> {
  const terminal = createTerminal(out, err);
  const folders = readFolders(env);
  try {
    return await runSpanishProgram(args, {
      name: "puerta",
      description: "Las puertas del evento: sus enlaces, y quiénes entraron.",
      commands: [
        registerAbrir,
        registerCerrar,
        registerLista,
        registerApartar,
        registerReponer,
        registerLlave,
      ],
      context: ({ llave }) => ({
        terminal,
        siteUrl: async (given) =>
          readSiteUrl(given ? { SITE_URL: given } : env) ??
          (await readBuiltEdition(folders.dist))?.siteUrl ??
          null,
        dates: () => readEventDates(folders),
        now,
        withStore: (use) =>
          withKnownStore(terminal, databaseSettings(env, sites, llave), false, use),
      }),
      env,
      terminal,
    });
  } catch (failure) {
    if (failure instanceof SettingFault) terminal.refuse(failure.message);
    else explainFailure(failure, terminal);
    return 1;
  }
}
