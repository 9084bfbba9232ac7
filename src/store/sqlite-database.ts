import { mkdirSync, statSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import Database from "better-sqlite3";
import { BUSY_TIMEOUT_MS, isBusy, sqliteCode, whenFree } from "./sqlite-faults.ts";
import { StoreOpenError, StoreUnavailableError } from "./store.ts";

/** One step a schema version, in order; a step that was released is never edited. */
const migrations = [
  `CREATE TABLE participantes (
     carnet TEXT NOT NULL PRIMARY KEY,
     nombre TEXT NOT NULL,
     numeroTicket TEXT NOT NULL UNIQUE
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE counters (
     name TEXT NOT NULL PRIMARY KEY,
     count INTEGER NOT NULL CHECK (count >= 0)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO counters (name, count) VALUES ('visitasPagina', 0);`,
];

/**
 * Opens the database file at `path` (relative to the working directory), creating folder and file
 * when they are missing, checks that it is sound and writable, and brings its schema up to date.
 * Rejects with `StoreOpenError`.
 */
export async function openDatabase(path: string): Promise<Database.Database> {
  const file = resolve(path);
  const shown = shownPath(file);
  createFolder(dirname(file), dirname(shown));
  refuseFolder(file, shown);
  let database: Database.Database | null = null;
  try {
    const opened = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    database = opened;
    await whenFree(() => prepare(opened, shown));
    return opened;
  } catch (error) {
    database?.close();
    throw openFault(error, shown);
  }
}

/** An absolute path as messages tell it: from the working directory, if it is inside. */
export function shownPath(file: string): string {
  const inside = relative(process.cwd(), file) || ".";
  return inside.startsWith("..") ? file : inside;
}

function createFolder(folder: string, shown: string): void {
  try {
    createMissing(folder);
  } catch (error) {
    throw new StoreOpenError(
      `No se puede crear la carpeta «${shown}» para la base de datos. ` +
        "Revise que la ruta de DATABASE_URL sea correcta y que tenga permiso de escribir ahí.",
      { cause: error },
    );
  }
}

/** Level by level: Node's own `recursive` never returns for a folder under `/proc`. */
function createMissing(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  createMissing(dirname(folder));
  mkdirSync(folder);
}

function refuseFolder(file: string, shown: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new StoreOpenError(
    `«${shown}» es una carpeta, no una base de datos. ` +
      `Escriba también el nombre del archivo: DATABASE_URL=sqlite:${shown}/convencion.db`,
  );
}

function prepare(database: Database.Database, shown: string): void {
  // Readers go on while another process writes. Some network drives cannot do it and say so here.
  const journal = database.pragma("journal_mode = WAL", { simple: true });
  if (journal !== "wal") throw new Error(`journal_mode = ${journal}`);
  // An answered visit survives a power cut, which NORMAL would not promise.
  database.pragma("synchronous = FULL");
  database.pragma("trusted_schema = OFF");
  const [verdict] = database.prepare<[], string>("PRAGMA quick_check(1)").pluck().all();
  if (verdict !== "ok") throw damaged(shown, new Error(verdict));
  // Taken even when there is nothing to migrate: it proves that the database can be written.
  database.transaction(() => migrate(database, shown)).immediate();
}

function migrate(database: Database.Database, shown: string): void {
  const version = Number(database.pragma("user_version", { simple: true }));
  if (version > migrations.length) {
    throw new StoreOpenError(
      `La base de datos «${shown}» es de una versión más nueva de este programa ` +
        `(esquema ${version}; este conoce hasta el ${migrations.length}). Actualice el programa.`,
    );
  }
  if (version === 0 && hasTables(database)) {
    throw new StoreOpenError(
      `«${shown}» es una base de datos de otro programa. Indica otro archivo en DATABASE_URL.`,
    );
  }
  for (const step of migrations.slice(version)) database.exec(step);
  database.pragma(`user_version = ${migrations.length}`);
}

function hasTables(database: Database.Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() !== undefined;
}

/** The fault of a file that is no sound database. */
export function damaged(shown: string, cause: unknown): StoreOpenError {
  return new StoreOpenError(
    `El archivo «${shown}» no es una base de datos SQLite o está dañado. ` +
      "Restaure una copia de respaldo, o muévalo a otro lugar para empezar con una base vacía.",
    { cause },
  );
}

/** What keeps the database `shown` from being used, for organisers. */
export function openFault(fault: unknown, shown: string): StoreOpenError {
  if (fault instanceof StoreOpenError) return fault;
  const error = fault instanceof StoreUnavailableError ? fault.cause : fault;
  const code = sqliteCode(error);
  if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT")) {
    return damaged(shown, error);
  }
  if (isBusy(error)) {
    return new StoreOpenError(
      `Otro programa tiene ocupada la base de datos «${shown}». Ciérrelo y vuelva a intentarlo.`,
      { cause: error },
    );
  }
  if (code.startsWith("SQLITE_FULL")) {
    return new StoreOpenError(
      `No queda espacio en el disco para la base de datos «${shown}». Libera espacio.`,
      { cause: error },
    );
  }
  const detail = error instanceof Error ? error.message : String(error);
  return new StoreOpenError(
    `No se puede abrir ni escribir la base de datos «${shown}» (${code || detail}). ` +
      "Revise que la carpeta exista y que tenga permiso de escribir en ella y en el archivo.",
    { cause: error },
  );
}
