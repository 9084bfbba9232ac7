import { realpathSync, statSync } from "node:fs";
import { basename } from "node:path";
import Database from "better-sqlite3";
import { StoreUnavailableError } from "../port/store.ts";
import { logEndings } from "./database.ts";

/** To look costs as much as to find a participant: for answers that promise nothing, at most so often. */
const LOOK_EVERY_MS = 100;

/**
 * Checks that the open database and its log are still the files that have their names. SQLite goes
 * on with files that were deleted or replaced by a copy: it would confirm visits that are
 * lost, and answer from a list that was replaced. While it is open, SQLite itself replaces
 * none of them. Both throw `StoreUnavailableError`, and pass again once the files are back.
 */
export interface FileCheck {
  /** Looks now, as is due before anything is promised. */
  now(): void;
  /** Looks unless all were in their place a tenth of a second ago. */
  lately(): void;
  /** Closes the database; the log is put away where that can do no harm. */
  close(): void;
}

/** The check of `database`, which has just been opened at `path` and has its log. */
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
   * Whether to move what this process has of the log into the database, as SQLite does when the last
   * connection closes. Over what another process wrote without seeing this log it would leave
   * a database of pages of both, which is broken.
   */
  function mayPutLogAway(): boolean {
    // SQLite itself leaves a database alone that was moved.
    if (!main.isInPlace()) return true;
    if (log.isInPlace()) return index.isInPlace();
    return log.isEmpty();
  }

  function closeAndLeaveLog(): void {
    // The log stays as it is while another connection is open; one that only reads never moves it.
    const other = new Database(path, { readonly: true });
    try {
      other.prepare("SELECT 1 FROM sqlite_schema").get();
    } catch {
      // The lock is what counts; the pages of two logs make no sense.
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
  /** Throws `StoreUnavailableError` unless it is in its place. */
  check(): void;
  isInPlace(): boolean;
  /** Whether nothing has its name, or nothing is in what has. */
  isEmpty(): boolean;
}

function watch(path: string): Watched {
  const name = basename(path);
  // Whole numbers, since a double does not hold the identity of every Windows file.
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
