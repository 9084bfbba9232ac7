import type { Store } from "../../store/port/store.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import type { Copies } from "../copies/copies.ts";

/** What every order gets. An order resolves with whether all that was asked is done. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly copies: Copies;
  /** As the person set it; perhaps not a valid one. */
  readonly databaseUrl: string;
  /** Opens the configured store for as long as `use` runs. Rejects as `openStore` does. */
  withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
}
