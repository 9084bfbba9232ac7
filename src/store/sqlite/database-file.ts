import { statSync } from "node:fs";
import { basename } from "node:path";
import { StoreUnavailableError } from "../port/store.ts";

/**
 * A check costs as much as a look-up, so reads that promise nothing are checked at most this often.
 */
const LOOK_EVERY_MS = 100;

/**
 * Checks that the open database is still the file of that name. SQLite continues with a file that was
 * deleted or replaced, and would confirm visits that are lost, or answer from an old list. Both methods
 * throw `StoreUnavailableError`, and succeed again once the file is back.
 */
export interface FileCheck {
  /** Checks now, as needed before anything is promised. */
  now(): void;
  /** Checks unless the last check was less than a tenth of a second ago. */
  lately(): void;
}

/** Creates the check of the database that has just been opened at `path`. */
export function stillInPlace(path: string): FileCheck {
  // BigInts, because a double cannot hold every Windows file id.
  const look = () => statSync(path, { throwIfNoEntry: false, bigint: true });
  const opened = look();
  let goodUntil = 0;

  function now(): void {
    goodUntil = 0;
    const name = basename(path);
    let found: ReturnType<typeof look>;
    try {
      found = look();
    } catch (cause) {
      throw new StoreUnavailableError(`${name} cannot be reached`, { cause });
    }
    if (found === undefined || found.ino !== opened?.ino || found.dev !== opened.dev) {
      throw new StoreUnavailableError(
        `${name} was moved, deleted or replaced: put it back, or restart what has it open`,
      );
    }
    goodUntil = performance.now() + LOOK_EVERY_MS;
  }

  return {
    now,
    lately: () => {
      if (performance.now() >= goodUntil) now();
    },
  };
}
