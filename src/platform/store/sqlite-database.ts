import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { errorCode } from "#platform/terminal/error-code.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { shownPath } from "./database-url.ts";
import { StoreUnavailableError } from "./documents.ts";

/** Brings the schema of the database, whose file is shown as `shown`, up to date. Throws `UserError`. */
type Migrate = (database: Database.Database, shown: string) => void;

/**
 * Opens the database file at `path` (relative to the working directory), creating folder and file if
 * they are missing, checks that it is sound and writable, makes it readable by its owner alone, and
 * migrates its schema with `migrate`. Throws `UserError`.
 */
export function openDatabase(path: string, migrate: Migrate): Database.Database {
  requireNode(process.versions.node);
  const file = resolve(path);
  const shown = shownPath(file);
  let database: Database.Database | null = null;
  try {
    mkdirSync(dirname(file), { recursive: true });
    database = new Database(file);
    // SQLite gives new files beside the database the same permissions.
    makePrivate(file);
    prepare(database, shown, migrate);
    return database;
  } catch (error) {
    database?.close();
    throw openFault(error, shown);
  }
}

/** better-sqlite3 13 ends the process of an older Node, without a message. */
const OLDEST_NODE = 22;

/** Throws `UserError` if the embedded database cannot run on this version of Node. */
export function requireNode(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new UserError(
    `La base de datos necesita Node ${OLDEST_NODE} o más nuevo, y aquí está Node ${version}. Instale Node 24 y vuelva a intentarlo.`,
  );
}

/** By name, without opening the file: closing it would release all locks that this process has on it. */
function makePrivate(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(name, { throwIfNoEntry: false });
    // The owner of another user's file decides on its permissions.
    if (found?.uid === process.getuid?.()) chmodSync(name, 0o600);
  }
}

function prepare(database: Database.Database, shown: string, migrate: Migrate): void {
  // In WAL mode, readers continue while another process writes. Some network drives do not support
  // it, and report that here.
  const journal = database.pragma("journal_mode = WAL", { simple: true });
  if (journal !== "wal") throw new Error(`journal_mode = ${journal}`);
  // With FULL, an answered visit survives a power cut; NORMAL does not guarantee that.
  database.pragma("synchronous = FULL");
  database.pragma("trusted_schema = OFF");
  const [verdict] = database.prepare<[], string>("PRAGMA quick_check(1)").pluck().all();
  if (verdict !== "ok") throw damaged(shown, new Error(verdict));
  // The write lock is taken even without a migration, to prove that the database can be written.
  database.transaction(() => migrate(database, shown)).immediate();
  // From now on `atWork` waits for locks.
  database.pragma("busy_timeout = 0");
}

const busyCodes = /^SQLITE_(BUSY|LOCKED)/;
const unavailableCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PROTOCOL)/;

/** SQLite's extended result code, such as `SQLITE_BUSY_SNAPSHOT`, or `""` for other errors. */
function sqliteCode(error: unknown): string {
  return error instanceof Database.SqliteError ? error.code : "";
}

/** Whether another connection holds the requested lock. */
function isBusy(error: unknown): boolean {
  return busyCodes.test(sqliteCode(error));
}

/** How long a call waits for the lock of another process, such as an import, in ms. */
export const PATIENCE_MS = 4000;
const AGAIN_MS = 20;

/**
 * Runs synchronous database work, and again while another process holds the lock: in between, other
 * requests are answered, which SQLite's own wait would not allow. Work that gets no lock has written
 * nothing. Rejects with `StoreUnavailableError` when the lock is kept, or when the disk is full, failing
 * or read-only; otherwise with the error itself.
 */
export async function atWork<Result>(work: () => Result): Promise<Result> {
  const begun = performance.now();
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - begun >= PATIENCE_MS) throw storeError(error);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** Maps an error of SQLite to one of the port, or the error itself. */
export function storeError(error: unknown): unknown {
  const code = sqliteCode(error);
  if (!unavailableCodes.test(code)) return error;
  return new StoreUnavailableError(`SQLite does not answer: ${code}`, { cause: error });
}

/** The fault of a file that is not a sound database. */
function damaged(shown: string, cause: unknown): UserError {
  return new UserError(
    `El archivo «${shown}» no es una base de datos SQLite o está dañado. ` +
      "Restaure una copia de respaldo, o muévalo a otro lugar para empezar con una base vacía.",
    { cause },
  );
}

/** The reason why the database `shown` cannot be used, for organisers. */
function openFault(fault: unknown, shown: string): UserError {
  if (fault instanceof UserError) return fault;
  const error = fault instanceof StoreUnavailableError ? (fault.cause ?? fault) : fault;
  const code = String(errorCode(error) ?? "");
  if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT")) {
    return damaged(shown, error);
  }
  if (isBusy(error)) {
    return new UserError(
      `Otro programa tiene ocupada la base de datos «${shown}». Ciérrelo y vuelva a intentarlo.`,
      { cause: error },
    );
  }
  const detail = error instanceof Error ? error.message : String(error);
  return new UserError(
    `No se puede abrir ni escribir la base de datos «${shown}» (${code || detail}). ` +
      "Revise que DATABASE_URL nombre un archivo, que tenga permiso de escribir en él y en su carpeta, " +
      "y que quede espacio en el disco.",
    { cause: error },
  );
}
