import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { UserError } from "../../domain/user-error.ts";
import { BUSY_TIMEOUT_MS, damaged, openFault, whenFree } from "./faults.ts";
import { migrate } from "./schema.ts";

/**
 * Opens the database file at `path` (relative to the working directory), creating folder and file if
 * they are missing, checks that it is sound and writable, makes it readable by its owner alone, and
 * migrates its schema. Rejects with `UserError`, whose message names it `shown`.
 */
export async function openDatabase(path: string, shown: string): Promise<Database.Database> {
  requireNode(process.versions.node);
  const file = resolve(path);
  createFolder(dirname(file), dirname(shown));
  let database: Database.Database | null = null;
  try {
    refuseFolder(file, shown);
    const opened = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    database = opened;
    // SQLite gives new files beside the database the same permissions.
    makePrivate(file);
    await whenFree(() => prepare(opened, shown));
    return opened;
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

function refuseFolder(file: string, shown: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new UserError(
    `«${shown}» es una carpeta, no una base de datos. ` +
      `Escriba también el nombre del archivo: DATABASE_URL=sqlite:${shown}/convencion.db`,
  );
}

/** The suffixes of a database's WAL and shared-memory index. */
const logEndings = ["-wal", "-shm"] as const;

function createFolder(folder: string, shown: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UserError(
      `No se puede crear la carpeta «${shown}» para la base de datos. ` +
        "Revise que la ruta de DATABASE_URL sea correcta y que tenga permiso de escribir ahí.",
      { cause: error },
    );
  }
}

/**
 * By name, without opening the file: closing it would release all locks that this process has on it.
 */
function makePrivate(file: string): void {
  for (const ending of ["", ...logEndings]) {
    const found = statSync(file + ending, { throwIfNoEntry: false });
    if (found === undefined || (found.mode & 0o077) === 0) continue;
    try {
      chmodSync(file + ending, found.mode & 0o700);
    } catch {
      // The file belongs to another user, who decides on its permissions.
    }
  }
}

function prepare(database: Database.Database, shown: string): void {
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
}
