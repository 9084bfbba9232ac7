import { statSync } from "node:fs";
import { StoreUnavailableError } from "./store.ts";

/**
 * Returns a check that the open database at `path` is still the file that has this name. SQLite goes
 * on with a file that was deleted or replaced by a copy: it would promise visits that nobody can find
 * again, and answer from a list that is no longer the list. The check throws
 * `StoreUnavailableError`, and passes again once the file is back.
 */
export function stillInPlace(path: string): () => void {
  const identity = () => {
    // Whole numbers, since a double does not hold the identity of every Windows file.
    const found = statSync(path, { throwIfNoEntry: false, bigint: true });
    return found === undefined ? null : `${found.dev} ${found.ino}`;
  };
  const opened = identity();
  return () => {
    if (opened !== identity()) {
      throw new StoreUnavailableError("The database file was moved, deleted or replaced");
    }
  };
}
