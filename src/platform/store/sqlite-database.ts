import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { UserError } from "#platform/terminal/user-error.ts";
import { shownPath } from "./database-url.ts";
import { groupCalls } from "./shared-calls.ts";
import { atWork, damaged, openFault } from "./sqlite-faults.ts";
import { StoreUnavailableError } from "./unavailable.ts";

/** Values by the names of columns or of parameters. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * How a room's tables are restored and rid of a person; a room without such data leaves either out. Both run in the
 * caller's transaction.
 */
export interface SqlitePart<Contents, Erasure> {
  /** Puts what a backup has in the place of what is stored. */
  readonly restore?: (contents: Contents) => void;
  /** Takes a person's data away. */
  readonly erase?: (erasure: Erasure) => void;
}

/** In ms. By itself, SQLite leaves a whole event in the file `-wal`, and whoever takes the other file alone has nothing. */
const CHECKPOINT_EVERY_MS = 60_000;

export type SqliteDatabase = ReturnType<typeof sqliteDatabase>;

/** The statements and transactions of an open database. A statement is prepared when it is first used. */
function sqliteDatabase(connection: Database.Database) {
  const prepared = new Map<string, Database.Statement>();
  const checkpoints = setInterval(() => {
    try {
      connection.pragma("wal_checkpoint(PASSIVE)");
    } catch {
      // A full or broken disk, of which the next write tells whoever asked for it.
    }
  }, CHECKPOINT_EVERY_MS).unref();

  function statement<Result>(sql: string) {
    const known = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, known);
    // As better-sqlite3's own types, this trusts the caller.
    return known as Database.Statement<unknown[], Result>;
  }
  const reads = <Result>(sql: string, isOneColumn: boolean) =>
    statement<Result>(sql).pluck(isOneColumn);

  /** Writes in one transaction, and waits for the lock; see `atWork`. */
  const writing = <Result>(work: () => Result): Promise<Result> =>
    atWork(() => connection.transaction(work).immediate());

  /** Does the work of several callers in one transaction; if one makes it fail, that of each alone. */
  async function together<Question, Answer>(
    work: (question: Question) => Answer,
    questions: readonly Question[],
  ): Promise<readonly (Answer | Promise<Answer>)[]> {
    try {
      return await writing(() => questions.map(work));
    } catch (error) {
      if (questions.length === 1 || error instanceof StoreUnavailableError) throw error;
      const alone = questions.map((each) => writing(() => work(each)));
      await Promise.allSettled(alone);
      return alone;
    }
  }

  return {
    all: <Result = Row>(sql: string, ...values: unknown[]) =>
      reads<Result>(sql, false).all(...values),
    get: <Result = Row>(sql: string, ...values: unknown[]) =>
      reads<Result>(sql, false).get(...values),
    /** The one column that is selected, of all rows. */
    values: <Value>(sql: string, ...values: unknown[]) => reads<Value>(sql, true).all(...values),
    /** The one column that is selected, of the first row. */
    value: <Value>(sql: string, ...values: unknown[]) => reads<Value>(sql, true).get(...values),
    run: (sql: string, ...values: unknown[]) => statement(sql).run(...values),
    /** Inserts a row with these values by column; `verb` may let it replace another. */
    insert(table: string, row: object, verb = "INSERT") {
      const columns = Object.keys(row);
      const values = columns.map((column) => `@${column}`);
      const sql = `${verb} INTO ${table} (${columns.join()}) VALUES (${values.join()})`;
      return statement(sql).run(row);
    },
    reading: atWork,
    /** Reads the database as it is at one moment, which takes one statement longer. */
    readingAtOnce: <Result>(work: () => Result): Promise<Result> =>
      atWork(() => connection.transaction(work).deferred()),
    writing,
    /** Writes what callers ask at once in one transaction, so that a crowd waits for the disk once. */
    grouped: <Question, Answer>(work: (question: Question) => Answer) =>
      groupCalls((questions: readonly Question[]) => together(work, questions)),
    close() {
      clearInterval(checkpoints);
      connection.close();
    },
  };
}

/** Brings the schema of the database, whose file is shown as `shown`, up to date. Throws `UserError`. */
type Migrate = (database: Database.Database, shown: string) => void;

/**
 * Opens the database file at `path` (relative to the working directory), creating folder and file if
 * they are missing, checks that it is sound and writable, makes it readable by its owner alone, and
 * migrates its schema with `migrate`. Throws `UserError`.
 */
export function openDatabase(path: string, migrate: Migrate): SqliteDatabase {
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
    return sqliteDatabase(database);
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
