import { shownPath } from "../../store/port/shown-path.ts";
import type { Store } from "../../store/port/store.ts";
import { whichDatabase } from "../../store/which-database.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { DatabaseSettings } from "./database-settings.ts";
import { databaseInWords, isMissing, withKnownStore } from "./open-known-store.ts";

/**
 * How the commands of one run open their database: once, they say which it is, before they do. Beside
 * the results rather than among them, so that what is piped on stays as it was.
 */
export function databaseFor(terminal: Terminal, settings: DatabaseSettings) {
  let isSaid = false;
  function sayDatabase(): void {
    if (isSaid) return;
    isSaid = true;
    terminal.printError(`Base de datos: ${databaseInWords(settings)}`, "dim");
  }
  return {
    sayDatabase,
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
