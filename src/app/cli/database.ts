import { existsSync, readFileSync } from "node:fs";
import {
  DEFAULT_DATABASE_URL,
  type FirestoreKey,
  firestoreUrl,
  readFirestoreKey,
  shownPath,
  validAddress,
} from "#platform/store/database-url.ts";
import type { CommandContext } from "#platform/terminal/command.ts";
import type { Terminal } from "#platform/terminal/terminal.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface DatabaseSettings {
  /** Derived from the key, else from the environment; possibly invalid. */
  readonly databaseUrl: string;
  /** Credentials for Firestore; `null` if Google's library finds them itself. */
  readonly firestoreKey: FirestoreKey | null;
}

/** The database of the key file `llave`, else that of the environment. Throws `UserError` for another file. */
export function databaseSettings(env: Environment, llave: string | undefined): DatabaseSettings {
  const named = env.DATABASE_URL?.trim() || null;
  if (llave === undefined) {
    return { databaseUrl: named ?? DEFAULT_DATABASE_URL, firestoreKey: null };
  }
  const firestoreKey = readKeyFile(llave);
  // With a key, only another Firestore database may be named; a file's URL is an oversight.
  const databaseUrl = named?.startsWith("firestore:")
    ? named
    : firestoreUrl(firestoreKey.project_id);
  return { databaseUrl, firestoreKey };
}

function readKeyFile(path: string): FirestoreKey {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new UserError(
      `--llave: no se puede leer «${path}». Escriba dónde está el archivo; si su nombre lleva espacios, entre comillas.`,
      { cause },
    );
  }
  const key = readFirestoreKey(text);
  if (key !== null) return key;
  throw new UserError(
    `--llave: «${path}» no es la llave de Firestore. Es el archivo que descargó de Firebase, termina en .json y empieza con {.`,
  );
}

type DatabaseCommands = Pick<CommandContext<Store>, "withStore" | "withNewStore">;

/** The first opening prints which database that is, to standard error, so that piped results stay clean. */
export function databaseFor(terminal: Terminal, settings: DatabaseSettings): DatabaseCommands {
  const { databaseUrl, firestoreKey } = settings;
  let isSaid = false;
  async function open<Result>(
    isCreated: boolean,
    use: (store: Store) => Promise<Result>,
  ): Promise<Result> {
    if (!isSaid) terminal.warn(`Base de datos: ${databaseInWords(databaseUrl)}`);
    isSaid = true;
    const address = validAddress(databaseUrl);
    if (address.kind === "sqlite" && !existsSync(address.path)) {
      const shown = shownPath(address.path);
      if (!isCreated) {
        throw new UserError(
          `La base de datos «${shown}» no existe, y esta orden no crea una vacía. Revise la carpeta en la que está y DATABASE_URL; la base se crea al importar la primera lista.`,
        );
      }
      terminal.warn(`«${shown}» no existía: se crea ahora, vacía.`);
    }
    const store = await openStore(databaseUrl, firestoreKey);
    return use(store).finally(() => store.close());
  }
  return {
    withStore: (use) => open(false, use),
    withNewStore: (use) => open(true, use),
  };
}

/** Describes in Spanish where the database is. Throws `UserError` for an invalid address. */
function databaseInWords(databaseUrl: string): string {
  const address = validAddress(databaseUrl);
  if (address.kind === "sqlite") {
    return `«${shownPath(address.path)}», en esta computadora; un sitio publicado en otra tiene la suya.`;
  }
  const database = address.databaseId === "(default)" ? "" : `, base «${address.databaseId}»`;
  return `Firestore, proyecto «${address.projectId}»${database}; es la de todo sitio publicado con ella.`;
}
