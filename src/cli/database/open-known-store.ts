import { dirname } from "node:path";
import type { FirestoreKey } from "../../store/firestore/connection/firestore-key.ts";
import { openStore } from "../../store/open-store.ts";
import { shownPath } from "../../store/port/shown-path.ts";
import { type Store, StoreOpenError } from "../../store/port/store.ts";
import { type WhichDatabase, whichDatabase } from "../../store/which-database.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { RunningSite } from "./running-sites.ts";
import { sayWhichDatabase } from "./say-which-database.ts";

/** What decides about the database of a run. */
export interface DatabaseSettings {
  /** That of the key, else of the environment; possibly invalid. */
  readonly databaseUrl: string;
  /** Signs in to Firestore; `null` where Google's library finds credentials itself. */
  readonly firestoreKey: FirestoreKey | null;
  readonly emulator: string | null;
  /** The sites that run on this computer. */
  readonly sites: () => readonly RunningSite[];
}

/**
 * Opens the database for as long as `use` runs, after saying which it is. Rejects as `openStore`
 * does, and with `StoreOpenError` for a missing file unless `create`: a misspelt name must not
 * answer as an empty list.
 */
export async function withKnownStore<Result>(
  terminal: Terminal,
  settings: DatabaseSettings,
  create: boolean,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const which = sayDatabase(terminal, settings);
  if (isMissing(which)) {
    if (!create) throw new StoreOpenError(explainMissing(which));
    terminal.printError(`«${shownPath(which.path)}» no existía: se crea ahora, vacía.`, "yellow");
  }
  const store = await openStore(settings.databaseUrl, settings.firestoreKey);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Says which database is configured, and gives it. Throws `StoreOpenError` for an invalid address. */
export function sayDatabase(
  terminal: Terminal,
  { databaseUrl, emulator, sites }: DatabaseSettings,
): WhichDatabase {
  const which = whichDatabase(databaseUrl);
  sayWhichDatabase(terminal, { databaseUrl, which, emulator, sites: sites() });
  return which;
}

type FileDatabase = Extract<WhichDatabase, { kind: "file" }>;

export const isMissing = (which: WhichDatabase): which is FileDatabase =>
  which.kind === "file" && !which.present;

/** Why a command stops at a database that does not exist, and what to do. */
function explainMissing({ path, beside }: FileDatabase): string {
  return [
    `La base de datos «${shownPath(path)}» no existe, y esta orden no crea una vacía.`,
    ...(beside.length > 0
      ? [`En la carpeta «${shownPath(dirname(path))}» hay: ${beside.join(", ")}.`]
      : []),
    "Revise la carpeta en la que está y DATABASE_URL; la base se crea al importar la primera lista.",
  ].join(" ");
}
