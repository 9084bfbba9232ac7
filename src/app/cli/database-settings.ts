import { readFileSync } from "node:fs";
import { DEFAULT_DATABASE_URL, firestoreUrl } from "#platform/store/database-url.ts";
import { type FirestoreKey, readFirestoreKey } from "#platform/store/firestore-key.ts";
import { UserError } from "#platform/terminal/user-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Selects the database of a run. */
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
