import type { Store } from "../../store/port/store.ts";
import type { Register } from "../../terminal/spanish-program.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import type { Copies } from "../copies/copies.ts";

/** What every command gets. A command resolves with whether everything that was asked is done. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly copies: Copies;
  /** As the environment has it; possibly invalid. */
  readonly databaseUrl: string;
  /** Opens the configured store for as long as `use` runs. Rejects as `openStore` does. */
  withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
}

export type RegisterCommand = Register<CommandContext>;
