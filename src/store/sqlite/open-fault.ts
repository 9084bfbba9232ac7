import { relative } from "node:path";
import { StoreOpenError, StoreUnavailableError } from "../port/store.ts";
import { isBusy, sqliteCode } from "./faults.ts";

/** An absolute path as messages show it: relative to the working directory, if it is inside. */
export function shownPath(file: string): string {
  const inside = relative(process.cwd(), file) || ".";
  return inside.startsWith("..") ? file : inside;
}

/** The fault of a file that is no sound database. */
export function damaged(shown: string, cause: unknown): StoreOpenError {
  return new StoreOpenError(
    `El archivo «${shown}» no es una base de datos SQLite o está dañado. ` +
      "Restaure una copia de respaldo, o muévalo a otro lugar para empezar con una base vacía.",
    { cause },
  );
}

/** What keeps the database `shown` from being used, for organisers. */
export function openFault(fault: unknown, shown: string): StoreOpenError {
  if (fault instanceof StoreOpenError) return fault;
  const error = fault instanceof StoreUnavailableError ? (fault.cause ?? fault) : fault;
  const code = sqliteCode(error) || systemCode(error);
  if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT")) {
    return damaged(shown, error);
  }
  if (isBusy(error)) {
    return new StoreOpenError(
      `Otro programa tiene ocupada la base de datos «${shown}». Ciérrelo y vuelva a intentarlo.`,
      { cause: error },
    );
  }
  if (code.startsWith("SQLITE_FULL") || code === "ENOSPC") {
    return new StoreOpenError(
      `No queda espacio en el disco para la base de datos «${shown}». Libere espacio.`,
      { cause: error },
    );
  }
  if (code === "ELOOP") {
    return new StoreOpenError(
      `«${shown}» es un enlace que da vueltas sin llegar a un archivo. ` +
        "Corrija el enlace, o indique otro archivo en DATABASE_URL.",
      { cause: error },
    );
  }
  const detail = error instanceof Error ? error.message : String(error);
  return new StoreOpenError(
    `No se puede abrir ni escribir la base de datos «${shown}» (${code || detail}). ` +
      "Revise que la carpeta exista y que tenga permiso de escribir en ella y en el archivo.",
    { cause: error },
  );
}

function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
