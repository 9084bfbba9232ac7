import type { EventDates } from "../../content/event-dates.ts";
import type { Store } from "../../store/port/store.ts";
import type { Register } from "../terminal/spanish-program.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Passed to every command of the doors. */
export interface DoorContext {
  readonly terminal: Terminal;
  /** Address of the site, without a trailing slash; `null` when neither `given` nor a setting has it. */
  siteUrl(given?: string): Promise<string | null>;
  /** `null` if the event's dates are unknown. */
  dates(): Promise<EventDates | null>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Prints which database is configured, and opens it while `use` runs. */
  withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
}

export type RegisterDoorCommand = Register<DoorContext>;
