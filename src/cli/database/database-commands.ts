import { shownPath } from "../../store/port/shown-path.ts";
import type { Store } from "../../store/port/store.ts";
import { whichDatabase } from "../../store/which-database.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { DatabaseSettings } from "./database-settings.ts";
import { databaseInWords, isMissing, withKnownStore } from "./open-known-store.ts";

/**
 * Opens the database for the commands of one run. The first time it prints which database that is, to
 * standard error, so that piped results stay clean.
 */
export function databaseFor(terminal: Terminal, settings: DatabaseSettings) {
  let isSaid = false;
  function sayDatabase(): void {
    if (isSaid) return;
    isSaid = true;
    terminal.printError(`Base de datos: ${databaseInWords(settings)}`, "dim");
  }
  return {
    withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
      sayDatabase();
      return withKnownStore(settings, false, use);
    },
    withNewStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
      sayDatabase();
      const which = whichDatabase(settings.databaseUrl);
      if (isMissing(which)) {
        const created = `«${shownPath(which.path)}» no existía: se crea ahora, vacía.`;
        terminal.printError(created, "yellow");
      }
      return withKnownStore(settings, true, use);
    },
  };
}
