import { realpathSync, statSync } from "node:fs";
import { basename } from "node:path";
import Database from "better-sqlite3";
import { StoreUnavailableError } from "../port/store.ts";
import { logEndings } from "./database.ts";

/**
 * A check costs as much as a look-up, so reads that promise nothing are checked at most this often.
 */
const LOOK_EVERY_MS = 100;

/**
 * Checks that the open database and its WAL are still the files with these names. SQLite continues
 * with files that were deleted or replaced, and would confirm visits that are lost, or answer from an
 * old list. Both methods throw `StoreUnavailableError`, and succeed again once the files are back.
 */
export interface FileCheck {
  /** Checks now, as needed before anything is promised. */
  now(): void;
  /** Checks unless the last check was less than a tenth of a second ago. */
  lately(): void;
  /** Closes the database; checkpoints the WAL if that is safe. */
  close(): void;
}

/** Creates the check of `database`, which has just been opened at `path` and has its WAL. */
export function stillInPlace(database: Database.Database, path: string): FileCheck {
  const [main, log, index] = [watch(path), ...besides(realpathSync(path))];
  const files = [main, log, index];
  let goodUntil = 0;
  const now = () => {
    goodUntil = 0;
    for (const file of files) file.check();
    goodUntil = performance.now() + LOOK_EVERY_MS;
  };

  /**
   * Whether this process may checkpoint its WAL, as SQLite does when the last connection closes. If
   * another process wrote to the database without seeing this WAL, a checkpoint would mix pages of
   * both and corrupt it.
   */
  function mayPutLogAway(): boolean {
    // SQLite itself does not checkpoint into a database that was moved.
    if (!main.isInPlace()) return true;
    if (log.isInPlace()) return index.isInPlace();
    return log.isEmpty();
  }

  function closeAndLeaveLog(): void {
    // While another connection is open, SQLite does not checkpoint; a read-only connection never
    // does.
    const other = new Database(path, { readonly: true });
    try {
      other.prepare("SELECT 1 FROM sqlite_schema").get();
    } catch {
      // Only the lock matters; the pages of two WALs may not be readable.
    }
    database.close();
    other.close();
  }

  return {
    now,
    lately: () => {
      if (performance.now() >= goodUntil) now();
    },
    close: () => {
      if (mayPutLogAway()) database.close();
      else closeAndLeaveLog();
    },
  };
}

function besides(path: string) {
  const [log, index] = logEndings;
  return [watch(path + log), watch(path + index)] as const;
}

interface Watched {
  /** Throws `StoreUnavailableError` unless the file is in its place. */
  check(): void;
  isInPlace(): boolean;
  /** Whether no file has this name, or that file is empty. */
  isEmpty(): boolean;
}

function watch(path: string): Watched {
  const name = basename(path);
  // BigInts, because a double cannot hold every Windows file id.
  const look = () => statSync(path, { throwIfNoEntry: false, bigint: true });
  const opened = look();

  function check(): void {
    let found: ReturnType<typeof look>;
    try {
      found = look();
    } catch (cause) {
      throw new StoreUnavailableError(`${name} cannot be reached`, { cause });
    }
    if (found !== undefined && found.ino === opened?.ino && found.dev === opened.dev) return;
    throw new StoreUnavailableError(
      `${name} was moved, deleted or replaced: put it back, or restart what has it open`,
    );
  }

  return {
    check,
    isInPlace: () => {
      try {
        check();
        return true;
      } catch {
        return false;
      }
    },
    isEmpty: () => (look()?.size ?? 0n) === 0n,
  };
}
