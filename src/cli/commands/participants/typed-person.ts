import { alikeParticipants } from "../../../domain/carnet/alike.ts";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { checkText } from "../../../lists/rows/check-cells.ts";
import { doubtsAbout } from "../../../lists/rows/doubtful-values.ts";
import { printable } from "../../../lists/rows/fault.ts";
import { agrees } from "../../asking/confirm.ts";
import type { CommandContext } from "../command.ts";

/** Reads a name or a ticket that was typed, or reports what is wrong and gives `null`. */
export function readTyped(
  { terminal }: CommandContext,
  field: "nombre" | "numeroTicket",
  written: string,
): string | null {
  const checked = checkText(field, written);
  if (checked.kind === "value") return checked.value;
  const what = field === "nombre" ? "El nombre" : "El ticket";
  terminal.refuse(`${what} «${printable(written)}»: ${checked.problem}. ${checked.remedy}`);
  return null;
}

/** A record to be saved. */
export interface TypedPerson {
  readonly person: Participant;
  /** The carnet as it was typed. */
  readonly carnet: string;
}

/** Whether the person agrees to a record that is doubtful by itself or beside the `others`. */
export async function acceptsPerson(
  context: CommandContext,
  { person, carnet }: TypedPerson,
  others: readonly Participant[],
): Promise<boolean> {
  const doubts = [
    ...doubtsAbout(person, carnet).map(
      ({ field, problem }) => `«${printable(person[field])}»: ${problem}.`,
    ),
    ...alikeParticipants([person], others).map(
      ({ field, other }) =>
        `«${person[field]}» solo se distingue por ceros o mayúsculas de «${other[field]}», de ${printable(other.nombre)}.`,
    ),
  ];
  if (doubts.length === 0) return true;
  for (const doubt of doubts) context.terminal.printError(doubt, "yellow");
  return agrees(context, {
    id: "save-doubtful-person",
    text: "¿Guardarlo así?",
    about: [person.carnet, ...doubts],
  });
}
