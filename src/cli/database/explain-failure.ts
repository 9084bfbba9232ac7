import { StoreOpenError, StoreUnavailableError } from "../../store/port/store.ts";
import { eachLine, type Terminal } from "../terminal/terminal.ts";

/** Reports what stopped a command, in Spanish. */
export function explainFailure(failure: unknown, terminal: Terminal): void {
  if (failure instanceof StoreOpenError) {
    terminal.refuse(failure.message);
  } else if (failure instanceof StoreUnavailableError) {
    terminal.refuse(
      "La base de datos no responde o no se puede escribir en este momento. Vuelva a intentarlo en unos segundos; si sigue igual, revise DATABASE_URL y el espacio en el disco.",
    );
  } else {
    const detail = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    terminal.refuse("Ocurrió un error inesperado:");
    eachLine(detail, terminal.printError);
  }
}
