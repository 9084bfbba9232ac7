import type { Command } from "commander";
import type { Confirm } from "./ask.ts";
import type { Terminal } from "./terminal.ts";

type UseStore<Store> = <Result>(use: (store: Store) => Promise<Result>) => Promise<Result>;

/** Passed to every command, which resolves with whether it succeeded completely. */
export interface CommandContext<Store> {
  readonly terminal: Terminal;
  readonly confirm: Confirm;
  /** The database's URL is possibly invalid. */
  readonly database: { readonly databaseUrl: string };
  /** Opens the database for as long as `use` runs; rejects with `UserError` if there is none yet. */
  readonly withStore: UseStore<Store>;
  readonly withNewStore: UseStore<Store>;
}

/** Adds a command to the program: name, arguments, options and action. */
export type RegisterCommand<Context> = (
  program: Command,
  run: (command: (context: Context) => Promise<boolean>) => Promise<void>,
) => void;
