import type { Store } from "../../store/port/store.ts";
import type { Confirm } from "../asking/ask-on-terminal.ts";
import type { DatabaseSettings } from "../database/database-settings.ts";
import type { Register } from "../terminal/spanish-program.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Passed to every command. A command resolves with whether everything that was asked is done. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly confirm: Confirm;
  readonly database: DatabaseSettings;
  /**
   * Says which database is configured, and opens it for as long as `use` runs. Rejects with `UserError`
   * when it cannot be opened or there is none yet.
   */
  withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
  /** Does the same, and creates a missing database; only for a first list. */
  withNewStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
}

export type RegisterCommand = Register<CommandContext>;
