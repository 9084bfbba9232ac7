import type { Participant } from "../../../domain/carnet/participant.ts";
import { amount } from "../../../domain/text/amount.ts";
import { firstOf } from "../../../domain/text/first-of.ts";
import { agrees } from "../../asking/confirm.ts";
import type { CommandContext } from "../command.ts";
import { personLine } from "../report-changes.ts";

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
  for (const line of firstOf(removed.map(personLine), MOST_NAMED)) terminal.refuse(`- ${line}`);
  return agrees(context, {
    id: "remove-many",
    text: `¿Quitar a ${people}?`,
    about: removed.map(({ carnet }) => carnet),
  });
}
