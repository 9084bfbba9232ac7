import { UserError } from "../../domain/user-error.ts";
import { StoreUnavailableError } from "../../store/port/store.ts";
import { bad, type OutputLine } from "./command-output.ts";

/** Explains in Spanish why a command stopped. */
export function failureInWords(failure: unknown): readonly OutputLine[] {
  if (failure instanceof UserError) {
    return failure.message.split("\n").map(bad);
  }
  if (failure instanceof StoreUnavailableError) {
    return [
      bad(
        "La base de datos no responde o no se puede escribir en este momento. Vuelva a intentarlo en unos segundos; si sigue igual, revise DATABASE_URL y el espacio en el disco.",
      ),
    ];
  }
  const detail = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  return ["Ocurrió un error inesperado:", ...detail.split("\n")].map(bad);
}
