import { carnetPlaceholder } from "../../../domain/carnet/carnet.ts";
import { carnetGroups } from "../../../domain/carnet/edition-groups.ts";
import { readCarnet } from "../../../domain/carnet/read-carnet.ts";
import { printable } from "../../../lists/rows/fault.ts";
import type { Terminal } from "../../terminal/terminal.ts";

/** The canonical form of a carnet given on the command line, or `null` after it was reported as faulty. */
export function parseCarnetArgument(terminal: Terminal, written: string): string | null {
  const reading = readCarnet(written);
  if (reading.kind === "carnet") return reading.carnet;
  terminal.refuse(
    `«${printable(written)}» no es un carnet completo. Escríbalo como ${carnetPlaceholder(carnetGroups())}, con o sin guiones.`,
  );
  return null;
}
