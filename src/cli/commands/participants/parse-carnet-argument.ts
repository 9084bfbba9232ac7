import type { Terminal } from "../../../terminal/terminal.ts";
import { checkCarnet } from "../../list/rows/check-cells.ts";
import { printable } from "../../list/rows/fault.ts";

/** The canonical form of a carnet given on the command line, or `null` once told that it is none. */
export function parseCarnetArgument(terminal: Terminal, written: string): string | null {
  const checked = checkCarnet(written);
  if (checked.kind === "value") return checked.value;
  terminal.complain(
    terminal.paint(
      "red",
      `«${printable(written)}» no es un carnet completo. Escríbalo como 0000-00-000000, con o sin guiones.`,
    ),
  );
  return null;
}
