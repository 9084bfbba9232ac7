import Database from "better-sqlite3";
import { errorCode } from "#platform/terminal/error-code.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { StoreUnavailableError } from "./unavailable.ts";

const busyCodes = /^SQLITE_(BUSY|LOCKED)/;
const unavailableCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PROTOCOL)/;

/** SQLite's extended result code, such as `SQLITE_BUSY_SNAPSHOT`, or `""` for other errors. */
function sqliteCode(error: unknown): string {
  return error instanceof Database.SqliteError ? error.code : "";
}

/** Whether another connection holds the requested lock. */
function isBusy(error: unknown): boolean {
  return busyCodes.test(sqliteCode(error));
}

/** Whether two people would have one carnet or one ticket. */
export function isConstraint(error: unknown): boolean {
  return sqliteCode(error).startsWith("SQLITE_CONSTRAINT");
}

/** How long a call waits for the lock of another process, such as an import, in ms. */
export const PATIENCE_MS = 4000;
const AGAIN_MS = 20;

/**
 * Runs synchronous database work, and again while another process holds the lock: in between, other
 * requests are answered, which SQLite's own wait would not allow. Work that gets no lock has written
 * nothing. Rejects with `StoreUnavailableError` when the lock is kept, or when the disk is full, failing
 * or read-only; otherwise with the error itself.
 */
export async function atWork<Result>(work: () => Result): Promise<Result> {
  const begun = performance.now();
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - begun >= PATIENCE_MS) throw storeError(error);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

function storeError(error: unknown): unknown {
  const code = sqliteCode(error);
  if (!unavailableCodes.test(code)) return error;
  return new StoreUnavailableError(`SQLite does not answer: ${code}`, { cause: error });
}

/** The fault of a file that is not a sound database. */
export function damaged(shown: string, cause: unknown): UserError {
  return new UserError(
    `El archivo «${shown}» no es una base de datos SQLite o está dañado. ` +
      "Restaure una copia de respaldo, o muévalo a otro lugar para empezar con una base vacía.",
    { cause },
  );
}

/** The reason why the database `shown` cannot be used, for organisers. */
export function openFault(fault: unknown, shown: string): UserError {
  if (fault instanceof UserError) return fault;
  const error = fault instanceof StoreUnavailableError ? (fault.cause ?? fault) : fault;
  const code = String(errorCode(error) ?? "");
  if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT")) {
    return damaged(shown, error);
  }
  if (isBusy(error)) {
    return new UserError(
      `Otro programa tiene ocupada la base de datos «${shown}». Ciérrelo y vuelva a intentarlo.`,
      { cause: error },
    );
  }
  const detail = error instanceof Error ? error.message : String(error);
  return new UserError(
    `No se puede abrir ni escribir la base de datos «${shown}» (${code || detail}). ` +
      "Revise que DATABASE_URL nombre un archivo, que tenga permiso de escribir en él y en su carpeta, " +
      "y que quede espacio en el disco.",
    { cause: error },
  );
}
