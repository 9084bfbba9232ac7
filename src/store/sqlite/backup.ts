import { resolve } from "node:path";
import Database from "better-sqlite3";
import { UserError } from "../../domain/user-error.ts";
import type { StoreCounts } from "../port/backup.ts";
import { shownPath } from "../port/shown-path.ts";
import { isPresent, requireNode } from "./database.ts";
import { renewLogId, unreadableLines } from "./door/sqlite-doors.ts";
import { BUSY_TIMEOUT_MS, sqliteCode } from "./faults.ts";
import { damaged, openFault } from "./open-fault.ts";

/** The largest number of pages that SQLite accepts. */
const ALL_PAGES = 0x7fffffff;

/**
 * Copies the database at `path` into the empty file `target` with SQLite's online backup, while
 * others read and write. The copy is a snapshot with everything that was answered before the call; it
 * is a single file, and is verified. Rejects with `UserError` if there is no sound database, and
 * with SQLite's `SQLITE_FULL` if the disk is full.
 */
export async function backUpDatabase(path: string, target: string): Promise<StoreCounts> {
  requireNode(process.versions.node);
  const file = resolve(path);
  const shown = shownPath(file);
  try {
    if (!isPresent(file, shown)) {
      throw new UserError(`No existe la base de datos «${shown}». Revise DATABASE_URL.`);
    }
    await copyPages(file, resolve(target));
    return checkCopy(resolve(target), shown);
  } catch (error) {
    if (sqliteCode(error).startsWith("SQLITE_FULL")) throw error;
    throw openFault(error, shown);
  }
}

async function copyPages(file: string, target: string): Promise<void> {
  // Not read-only, because the last connection to close has to checkpoint the WAL.
  const database = new Database(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    // All pages are copied in one step. If another process writes between steps, SQLite starts again,
    // which on a busy site happens many times. Writers do not wait meanwhile, because they write to
    // the WAL.
    await database.backup(target, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
}

function checkCopy(target: string, shown: string): StoreCounts {
  const copy = new Database(target, { fileMustExist: true });
  try {
    const verdict = copy.pragma("integrity_check(1)", { simple: true });
    if (verdict !== "ok") throw damaged(shown, new Error(String(verdict)));
    // A phone that has read the original must notice when this file replaces it.
    renewLogId(copy);
    return {
      participants: count(copy, PARTICIPANTS),
      visits: count(copy, VISITS),
      lines: count(copy, LINES),
      unreadable: unreadableLines(copy),
    };
  } finally {
    copy.close();
  }
}

const PARTICIPANTS = "SELECT count(*) FROM participantes";
const VISITS = "SELECT sum(count) FROM counters WHERE name = 'visitasPagina'";
const LINES = "SELECT count(*) FROM entradas";

function count(database: Database.Database, query: string): number {
  return database.prepare<[], number>(query).pluck().get() ?? 0;
}
