import { setTimeout as delay } from "node:timers/promises";
import Database from "better-sqlite3";
import { StoreUnavailableError } from "../port/store.ts";

/** SQLite's own wait for a lock, in ms; short, because it blocks the event loop. */
export const BUSY_TIMEOUT_MS = 5;
/**
 * The delay between attempts for a lock that another process holds, in ms; the event loop continues.
 */
const BUSY_RETRY_MS = 20;
/** The time limit of a call that waits for a lock, in ms. */
const BUSY_DEADLINE_MS = 4000;

const busyCodes = /^SQLITE_(BUSY|LOCKED)/;
const unavailableCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PROTOCOL)/;

/** SQLite's extended result code, such as `SQLITE_BUSY_SNAPSHOT`, or `""` for other errors. */
function sqliteCode(error: unknown): string {
  return error instanceof Database.SqliteError ? error.code : "";
}

/** Whether another connection holds the requested lock. */
export function isBusy(error: unknown): boolean {
  return busyCodes.test(sqliteCode(error));
}

/** Whether two people would have one carnet or one ticket. */
export function isConstraint(error: unknown): boolean {
  return sqliteCode(error).startsWith("SQLITE_CONSTRAINT");
}

/**
 * Runs synchronous database work, and retries while another process holds the lock. Rejects with
 * `StoreUnavailableError` when that lasts, or when the disk is full, failing or read-only; otherwise
 * with the error itself.
 */
export async function whenFree<Result>(work: () => Result): Promise<Result> {
  const deadline = performance.now() + BUSY_DEADLINE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw storeError(error);
    }
    await delay(BUSY_RETRY_MS);
  }
}

function storeError(error: unknown): unknown {
  const code = sqliteCode(error);
  if (!unavailableCodes.test(code)) return error;
  return new StoreUnavailableError(`SQLite does not answer: ${code}`, { cause: error });
}
