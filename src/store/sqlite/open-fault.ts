import { errorCode } from "../../domain/error-code.ts";
import { UserError } from "../../domain/user-error.ts";
import { StoreUnavailableError } from "../port/store.ts";
import { isBusy } from "./faults.ts";

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
  if (code.startsWith("SQLITE_FULL") || code === "ENOSPC") {
    return new UserError(
      `No queda espacio en el disco para la base de datos «${shown}». Libere espacio.`,
      { cause: error },
    );
  }
  const detail = error instanceof Error ? error.message : String(error);
  return new UserError(
    `No se puede abrir ni escribir la base de datos «${shown}» (${code || detail}). ` +
      "Revise que la carpeta exista y que tenga permiso de escribir en ella y en el archivo.",
    { cause: error },
  );
}
