import type { Participant } from "../../../domain/carnet/participant.ts";
import { amount } from "../../../domain/text/amount.ts";
import { agrees } from "../../asking/confirm.ts";
import { printable } from "../../list/rows/fault.ts";
import type { CommandContext } from "../command.ts";

/** So much of the list may go without a question. */
const MOST_UNASKED = 1 / 10;
/** People named before the rest is only counted. */
const MOST_NAMED = 5;

/**
 * Whether the person agrees to remove `removed` of `stored` participants. A list that lacks more
 * than a tenth of them is more often a part of the list than a better one.
 */
export async function acceptsRemoval(
  context: CommandContext,
  stored: number,
  removed: readonly Participant[],
): Promise<boolean> {
  if (removed.length <= stored * MOST_UNASKED) return true;
  const { terminal } = context;
  const people = amount(removed.length, "participante", "participantes");
  terminal.printError(
    `Esta lista quita a ${people} de ${stored.toLocaleString("es-GT")}:`,
    "yellow",
  );
  for (const { carnet, nombre, numeroTicket } of removed.slice(0, MOST_NAMED)) {
    const line = `- ${carnet}  ${printable(nombre)}  (ticket ${printable(numeroTicket)})`;
    terminal.refuse(line);
  }
  const rest = removed.length - MOST_NAMED;
  if (rest > 0) terminal.refuse(`- …y ${amount(rest, "más", "más")}`);
  return agrees(context, {
    id: "remove-many",
    text: `¿Quitar a ${people}?`,
    about: removed.map(({ carnet }) => carnet),
  });
}
