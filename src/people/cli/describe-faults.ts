import { type ListFault, printable } from "../files/list-fault.ts";
import { placeText } from "../files/place.ts";
import { reasonInWords } from "../files/reason-words.ts";

/** A fault on one line: place, value, problem and its only remedy. */
export function describeFault({
  place,
  column,
  value,
  field,
  reason,
  proposal,
}: ListFault): string {
  const where = placeText(place);
  const inColumn = column === null ? "" : `, columna «${printable(column)}»`;
  const [problem, remedy] = reasonInWords(reason);
  const isMeant = proposal !== null && remedy !== null && field !== "numeroTicket";
  const meant = isMeant ? `: quizá «${printable(proposal)}»` : "";
  return `${where.charAt(0).toUpperCase()}${where.slice(1)}${inColumn}, valor «${printable(value)}»: ${problem}${meant}. ${remedy ?? proposed(proposal)}`;
}

/** The remedy of a value that probably means `proposal`. */
function proposed(proposal: string | null): string {
  return proposal === null
    ? "Corríjalo en la lista."
    : `Si debe decir «${printable(proposal)}», escríbalo así.`;
}
