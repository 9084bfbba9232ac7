import { CARNET_PLACEHOLDER } from "../../../domain/carnet/carnet.ts";
import { readCarnet } from "../../../domain/carnet/read-carnet.ts";
import type { Terminal } from "../../../terminal/terminal.ts";
import { printable } from "../../list/rows/fault.ts";

/** The canonical form of a carnet given on the command line, or `null` after it was reported as faulty. */
export function parseCarnetArgument(terminal: Terminal, written: string): string | null {
  const reading = readCarnet(written);
  if (reading.kind === "carnet") return reading.carnet;
  terminal.complain(
    terminal.paint(
      "red",
      `«${printable(written)}» no es un carnet completo. Escríbalo como ${CARNET_PLACEHOLDER}, con o sin guiones.`,
    ),
  );
  return null;
}
