import { errorCode } from "../terminal/error-code.ts";
import { UserError } from "../terminal/user-error.ts";
import { StoreUnavailableError } from "./unavailable.ts";

/**
 * The gRPC status codes that are handled differently; the library exports their names as types only.
 */
const status = {
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

const unavailable: readonly unknown[] = [
  status.DEADLINE_EXCEEDED,
  status.RESOURCE_EXHAUSTED,
  // This status is thrown only after the library's own retries.
  status.ABORTED,
  status.UNAVAILABLE,
];
const outdated: readonly unknown[] = [
  status.NOT_FOUND,
  status.ALREADY_EXISTS,
  status.FAILED_PRECONDITION,
];

/** Whether a write was refused because its document has changed since it was read. */
export function isOutdated(error: unknown): boolean {
  return outdated.includes(errorCode(error));
}

/** Maps an error of the library to one of the port: unavailable, or the error itself. */
export function storeError(error: unknown): unknown {
  const code = errorCode(error);
  if (!unavailable.includes(code)) return error;
  return new StoreUnavailableError(`Firestore does not answer: code ${code}`, { cause: error });
}

/** The reason why Firestore cannot be opened, for organisers; `shown` names project and database. */
export function openFault(error: unknown, shown: string): UserError {
  const cause = error instanceof StoreUnavailableError ? (error.cause ?? error) : error;
  return new UserError(`${explain(cause, shown)} (${detailOf(cause)})`, { cause: error });
}

/** The fault of credentials that are missing or get no token. */
export function credentialsFault(error: unknown, shown: string): UserError {
  return new UserError(
    `No hay credenciales para entrar a Firestore (${shown}). En Google Cloud las da la cuenta de ` +
      "servicio del servidor; en otra computadora, indique en GOOGLE_APPLICATION_CREDENTIALS el archivo " +
      `de la llave de una cuenta de servicio, o ejecute: gcloud auth application-default login ` +
      `(${detailOf(error)})`,
    { cause: error },
  );
}

function explain(error: unknown, shown: string): string {
  switch (errorCode(error)) {
    case status.UNAUTHENTICATED:
      return (
        `Firestore no acepta las credenciales para ${shown}. Revise que la llave de la cuenta de ` +
        "servicio siga vigente y que el reloj de la computadora esté en hora."
      );
    case status.PERMISSION_DENIED:
      return (
        `La cuenta no tiene permiso sobre Firestore en ${shown}. Revise el nombre del proyecto en ` +
        "DATABASE_URL, que la API de Firestore esté habilitada y que la cuenta tenga el rol " +
        "«Usuario de Cloud Datastore» (roles/datastore.user)."
      );
    case status.NOT_FOUND:
      return (
        `No existe la base de datos de Firestore en ${shown}. Revise DATABASE_URL, o cree la base ` +
        "en la consola de Google Cloud, en modo nativo."
      );
    default:
      return (
        `No se puede hablar con Firestore en ${shown}. Revise la conexión a Internet y DATABASE_URL, ` +
        "y vuelva a intentarlo."
      );
  }
}

function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
