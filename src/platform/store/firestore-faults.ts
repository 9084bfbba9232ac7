import { errorCode } from "../terminal/error-code.ts";
import { UserError } from "../terminal/user-error.ts";
import { OutdatedError, StoreUnavailableError } from "./documents.ts";

/** The gRPC status codes that are handled differently; the library exports their names as types only. */
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

/** Maps an error of the library to one of the port, or the error itself. */
export function storeError(error: unknown): unknown {
  const code = errorCode(error);
  const fault = `Firestore answered with code ${code}`;
  if (unavailable.includes(code)) return new StoreUnavailableError(fault, { cause: error });
  return outdated.includes(code) ? new OutdatedError(fault, { cause: error }) : error;
}

/** The reason why Firestore cannot be opened, for organisers; `shown` names project and database. */
export function openFault(error: unknown, shown: string): UserError {
  const isMapped = error instanceof StoreUnavailableError || error instanceof OutdatedError;
  const cause = isMapped ? (error.cause ?? error) : error;
  const [what, remedy] = faults.get(errorCode(cause)) ?? [
    "No se puede hablar con Firestore",
    "Revise la conexión a Internet y DATABASE_URL, y vuelva a intentarlo.",
  ];
  return new UserError(`${what} en ${shown}. ${remedy} (${detailOf(cause)})`, { cause: error });
}

const faults = new Map<unknown, readonly [what: string, remedy: string]>([
  [
    status.UNAUTHENTICATED,
    [
      "Firestore no acepta las credenciales",
      "Revise que la llave de la cuenta de servicio siga vigente y que el reloj de la computadora esté en hora.",
    ],
  ],
  [
    status.PERMISSION_DENIED,
    [
      "La cuenta no tiene permiso sobre Firestore",
      "Revise el nombre del proyecto en DATABASE_URL, que la API de Firestore esté habilitada y que la cuenta " +
        "tenga el rol «Usuario de Cloud Datastore» (roles/datastore.user).",
    ],
  ],
  [
    status.NOT_FOUND,
    [
      "No existe la base de datos de Firestore",
      "Revise DATABASE_URL, o cree la base en la consola de Google Cloud, en modo nativo.",
    ],
  ],
]);

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

function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
