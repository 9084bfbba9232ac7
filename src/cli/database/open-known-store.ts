import { dirname } from "node:path";
import { UserError } from "../../domain/user-error.ts";
import { openStore } from "../../store/open-store.ts";
import { shownPath } from "../../store/port/shown-path.ts";
import type { Store } from "../../store/port/store.ts";
import { type WhichDatabase, whichDatabase } from "../../store/which-database.ts";
import type { DatabaseSettings } from "./database-settings.ts";

type FileDatabase = Extract<WhichDatabase, { kind: "file" }>;

export const isMissing = (which: WhichDatabase): which is FileDatabase =>
  which.kind === "file" && !which.present;

/**
 * Opens the database for as long as `use` runs. Rejects with `UserError` when it cannot be opened, and
 * for a missing file unless `create`: a misspelt name must not answer as an empty list.
 */
export async function withKnownStore<Result>(
  { databaseUrl, firestoreKey }: DatabaseSettings,
  create: boolean,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const which = whichDatabase(databaseUrl);
  if (isMissing(which) && !create) throw new UserError(explainMissing(which));
  const store = await openStore(databaseUrl, firestoreKey);
  return use(store).finally(() => store.close());
}

/** The doubt about creating a first database beside another one; `null` where there is no other. */
export function doubtAboutCreating({ path, beside: [beside] }: FileDatabase): string | null {
  return beside === undefined
    ? null
    : `La base de datos «${shownPath(path)}» no existe, y en su carpeta hay otra, «${beside}». Quizá DATABASE_URL tiene mal el nombre.`;
}

/** Where the database is, and what else it is for. Throws `UserError` for an invalid address. */
export function databaseInWords({ databaseUrl, emulator }: DatabaseSettings): string {
  const which = whichDatabase(databaseUrl);
  if (which.kind === "file") {
    return `«${shownPath(which.path)}», en esta computadora; un sitio publicado en otra tiene la suya.`;
  }
  const database = which.databaseId === "(default)" ? "" : `, base «${which.databaseId}»`;
  const name = `Firestore, proyecto «${which.projectId}»${database}`;
  return emulator === null
    ? `${name}; es la de todo sitio publicado con ella.`
    : `${name}, en el emulador de ${emulator}; no es la verdadera.`;
}

/** Explains that the database does not exist, and what to do. */
function explainMissing({ path, beside }: FileDatabase): string {
  const others = `En la carpeta «${shownPath(dirname(path))}» hay: ${beside.join(", ")}.`;
  return [
    `La base de datos «${shownPath(path)}» no existe, y esta orden no crea una vacía.`,
    ...(beside.length > 0 ? [others] : []),
    "Revise la carpeta en la que está y DATABASE_URL; la base se crea al importar la primera lista.",
  ].join(" ");
}
