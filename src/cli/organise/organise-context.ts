import type { Folders } from "../../content/folders.ts";
import type { Store } from "../../store/port/store.ts";
import type { Register } from "../terminal/spanish-program.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Passed to both commands. */
export interface OrganiseContext {
  readonly terminal: Terminal;
  readonly folders: Folders;
  /** Address of the site, without a trailing slash; `null` when neither `given` nor a setting has it. */
  siteUrl(given?: string): Promise<string | null>;
  /** Prints which database is configured, and opens it while `use` runs; a first one is created. */
  withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
}

export type RegisterOrganiseCommand = Register<OrganiseContext>;
