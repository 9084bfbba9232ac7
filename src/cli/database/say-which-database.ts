import { shownPath } from "../../store/port/shown-path.ts";
import type { WhichDatabase } from "../../store/which-database.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { absoluteDatabaseUrl, type RunningSite } from "./running-sites.ts";

export interface DatabaseInUse {
  readonly databaseUrl: string;
  readonly which: WhichDatabase;
  /** Where a Firestore emulator listens that stands in for the real one, or `null`. */
  readonly emulator: string | null;
  readonly sites: readonly RunningSite[];
}

/**
 * Says which database a command uses, before it does. Beside the results rather than among them, so
 * that what is piped on stays as it was.
 */
export function sayWhichDatabase(terminal: Terminal, database: DatabaseInUse): void {
  terminal.printError(`Base de datos: ${databaseInWords(database)}`, "dim");
  for (const warning of databaseWarnings(database)) {
    terminal.printError(`Atención: ${warning}`, "yellow");
  }
}

/** Sites of this computer that use another database, a sentence each. */
export function databaseWarnings(database: DatabaseInUse): string[] {
  return otherSites(database).map(aboutSite);
}

/** Where the database is, and what else it is for. */
export function databaseInWords({ which, emulator }: DatabaseInUse): string {
  if (which.kind === "file") {
    return `«${shownPath(which.path)}», en esta computadora; un sitio publicado en otra tiene la suya.`;
  }
  const database = which.databaseId === "(default)" ? "" : `, base «${which.databaseId}»`;
  const name = `Firestore, proyecto «${which.projectId}»${database}`;
  return emulator === null
    ? `${name}; es la de todo sitio publicado con ella.`
    : `${name}, en el emulador de ${emulator}; no es la verdadera.`;
}

function otherSites({ databaseUrl, sites }: DatabaseInUse): readonly RunningSite[] {
  const own = absoluteDatabaseUrl(databaseUrl, process.cwd());
  return sites.filter((site) => site.databaseUrl !== own);
}

function aboutSite({ process, databaseUrl }: RunningSite): string {
  const site = `en esta computadora está en marcha un sitio (proceso ${process})`;
  return databaseUrl === null
    ? `${site} cuya base de datos no se puede ver con este usuario. Puede ser otra: entonces lo que cambie aquí no se verá en él.`
    : `${site} con otra base de datos. Lo que cambie aquí no se verá en él. Para usar la suya: DATABASE_URL=${databaseUrl}`;
}
