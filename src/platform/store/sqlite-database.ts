import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { UserError } from "#platform/terminal/user-error.ts";
import { shownPath } from "./database-url.ts";
import { damaged, openFault } from "./sqlite-faults.ts";

/** Values by the names of columns or of parameters. */
export type Row = Readonly<Record<string, unknown>>;

/** Creates a statement that inserts a row with these columns; `verb` may let it replace another. */
export function inserting<Inserted = Row>(
  database: Database.Database,
  table: string,
  columns: readonly string[],
  verb = "INSERT",
) {
  const values = columns.map((column) => `@${column}`);
  return database.prepare<[Inserted]>(
    `${verb} INTO ${table} (${columns.join()}) VALUES (${values.join()})`,
  );
}

/** What a room's tables need beside its port; `null` where there is nothing to do. Both run in the caller's transaction. */
export interface SqlitePart<Contents, Erasure> {
  /** Puts what a backup has in the place of what is stored. */
  readonly restore: ((contents: Contents) => void) | null;
  /** Takes a person's data away. */
  readonly erase: ((erasure: Erasure) => void) | null;
}

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
