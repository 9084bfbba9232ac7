import { shownPath } from "../../store/port/shown-path.ts";
import type { Store } from "../../store/port/store.ts";
import { whichDatabase } from "../../store/which-database.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { DatabaseSettings } from "./database-settings.ts";
import {
  databaseInWords,
  doubtAboutCreating,
  isMissing,
  withKnownStore,
} from "./open-known-store.ts";

export interface DatabaseCommands {
  /**
   * Says which database is configured, and opens it for as long as `use` runs. Rejects with `UserError`
   * when it cannot be opened or there is none yet.
   */
  withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
  /** Does the same, and creates a missing database. */
  withNewStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
  /** Creates it only where no other one is beside it: a misspelt name must not begin an empty list. */
  withFirstStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
}

/**
 * Opens the database for the commands of one run. The first time it prints which database that is, to
 * standard error, so that piped results stay clean.
 */
export function databaseFor(terminal: Terminal, settings: DatabaseSettings): DatabaseCommands {
  let isSaid = false;
  function sayDatabase(): void {
    if (isSaid) return;
    isSaid = true;
    terminal.printError(`Base de datos: ${databaseInWords(settings)}`, "dim");
  }
  const withStore: DatabaseCommands["withStore"] = (use) => {
    sayDatabase();
    return withKnownStore(settings, false, use);
  };
  const withNewStore: DatabaseCommands["withNewStore"] = (use) => {
    sayDatabase();
    const which = whichDatabase(settings.databaseUrl);
    if (isMissing(which)) {
      const created = `«${shownPath(which.path)}» no existía: se crea ahora, vacía.`;
      terminal.printError(created, "yellow");
    }
    return withKnownStore(settings, true, use);
  };
  return {
    withStore,
    withNewStore,
    withFirstStore: (use) => {
      const which = whichDatabase(settings.databaseUrl);
      const mayCreate = isMissing(which) && doubtAboutCreating(which) === null;
      return mayCreate ? withNewStore(use) : withStore(use);
    },
  };
}
