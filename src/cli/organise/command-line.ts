import { readBuiltEdition } from "../../content/built-edition.ts";
import { readFolders } from "../../content/folders.ts";
import { readSiteUrl } from "../../content/site-url.ts";
import { whichDatabase } from "../../store/which-database.ts";
import { databaseFor } from "../database/database-commands.ts";
import { databaseSettings, registerLlave } from "../database/database-settings.ts";
import { doubtAboutCreating, isMissing } from "../database/open-known-store.ts";
import type { OutputStream } from "../terminal/output-stream.ts";
import { runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal } from "../terminal/terminal.ts";
import { registerInvitar } from "./invitar.ts";
import { registerPagina } from "./pagina.ts";

/** Streams and environment of the process. */
export interface OrganiseProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: OutputStream;
  readonly err: OutputStream;
}

/** Runs `npm run organizar -- …`; resolves with the exit code. */
export function runOrganiserCommands(
  args: readonly string[],
  { env, out, err }: OrganiseProcess,
): Promise<number> {
  const terminal = createTerminal(out, err);
  const folders = readFolders(env);
  return runSpanishProgram(args, {
    name: "organizar",
    description: "La página de quienes organizan, en esta computadora, e invitaciones a ella.",
    commands: [registerPagina, registerInvitar, registerLlave],
    context: ({ llave }) => {
      const settings = databaseSettings(env, llave);
      const { withStore, withNewStore } = databaseFor(terminal, settings);
      const which = whichDatabase(settings.databaseUrl);
      // A misspelt name must not begin an empty list beside the true one.
      const mayCreate = isMissing(which) && doubtAboutCreating(which) === null;
      return {
        terminal,
        folders,
        siteUrl: async (given) =>
          readSiteUrl(given ? { SITE_URL: given } : env) ??
          (await readBuiltEdition(folders.dist))?.siteUrl ??
          null,
        withStore: mayCreate ? withNewStore : withStore,
      };
    },
    terminal,
  });
}
