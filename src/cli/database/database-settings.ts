import { readFileSync } from "node:fs";
import { DEFAULT_DATABASE_URL, firestoreUrl } from "../../store/database-url.ts";
import {
  type FirestoreKey,
  readFirestoreKey,
} from "../../store/firestore/connection/firestore-key.ts";
import { StoreOpenError } from "../../store/port/store.ts";
import type { Register } from "../terminal/spanish-program.ts";
import type { DatabaseSettings } from "./open-known-store.ts";
import type { RunningSite } from "./running-sites.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** An option of every command of a program. */
export const registerLlave: Register<unknown> = (program) => {
  program.option(
    "--llave <ARCHIVO>",
    "trabaja en Firestore, con el archivo de la llave que dio Firebase",
  );
};

/**
 * The database of a run: that of the key in the file `llave`, else that of the environment. Throws
 * `StoreOpenError` for a file that is no key.
 */
export function databaseSettings(
  env: Environment,
  sites: () => readonly RunningSite[],
  llave: string | undefined,
): DatabaseSettings {
  const named = env.DATABASE_URL?.trim() || null;
  const emulator = env.FIRESTORE_EMULATOR_HOST?.trim() || null;
  if (llave === undefined) {
    return { databaseUrl: named ?? DEFAULT_DATABASE_URL, firestoreKey: null, emulator, sites };
  }
  const firestoreKey = readKeyFile(llave);
  // Another database than the project's usual one has to be named; a file's address is an oversight.
  const databaseUrl = named?.startsWith("firestore:")
    ? named
    : firestoreUrl(firestoreKey.project_id);
  return { databaseUrl, firestoreKey, emulator, sites };
}

function readKeyFile(path: string): FirestoreKey {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new StoreOpenError(
      `--llave: no se puede leer «${path}». Escriba dónde está el archivo; si su nombre lleva espacios, entre comillas.`,
      { cause },
    );
  }
  const key = readFirestoreKey(text);
  if (key !== null) return key;
  throw new StoreOpenError(
    `--llave: «${path}» no es la llave de Firestore. Es el archivo que descargó de Firebase, termina en .json y empieza con {.`,
  );
}
