import { statSync } from "node:fs";
import { StoreUnavailableError } from "./store.ts";

/** To look costs as much as to find a participant: for answers that promise nothing, at most so often. */
const LOOK_EVERY_MS = 100;

/**
 * Checks that the open database is still the file that has its name. SQLite goes on with a file that
 * was deleted or replaced by a copy: it would promise visits that nobody can find again, and answer
 * from a list that is no longer the list. Both throw `StoreUnavailableError`, and pass again once the
 * file is back.
 */
export interface FileCheck {
  /** Looks now, as is due before anything is promised. */
  now(): void;
  /** Looks unless it was in its place a tenth of a second ago. */
  lately(): void;
}

/** The check of the open database at `path`. */
export function stillInPlace(path: string): FileCheck {
  const identity = () => {
    // Whole numbers, since a double does not hold the identity of every Windows file.
    const found = statSync(path, { throwIfNoEntry: false, bigint: true });
    return found === undefined ? null : `${found.dev} ${found.ino}`;
  };
  const opened = identity();
  let goodUntil = 0;
  const now = () => {
    goodUntil = 0;
    if (opened !== identity()) {
      throw new StoreUnavailableError("The database file was moved, deleted or replaced");
    }
    goodUntil = performance.now() + LOOK_EVERY_MS;
  };
  return {
    now,
    lately: () => {
      if (performance.now() >= goodUntil) now();
    },
  };
}
