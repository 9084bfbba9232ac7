import { DEFAULT_DATABASE_URL } from "../store/open-store.ts";

/** What the environment decides about a run of the command line. */
export interface Settings {
  /** Which database, in the form `openStore` takes. */
  readonly databaseUrl: string;
  /** False when the person asked for no colours (https://no-color.org). */
  readonly coloursAllowed: boolean;
}

/** Reads the settings from a plain record such as `process.env`. Never fails. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    databaseUrl: env.DATABASE_URL?.trim() || DEFAULT_DATABASE_URL,
    coloursAllowed: !env.NO_COLOR,
  };
}
