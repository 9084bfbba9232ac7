import { carnetKey, ticketKey } from "../../../domain/carnet/alike.ts";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { plainText } from "../../../domain/text/plain-text.ts";

/**
 * Whether `wanted` is the carnet, the ticket or part of the name of a person, as people remember
 * them: accents, case, the order of names, and zeros in front do not matter.
 */
export function matcherOf(wanted: string): (person: Participant) => boolean {
  const words = plainText(wanted).split(" ");
  const ticket = ticketKey(wanted);
  const digits = wanted.replace(/\D/g, "");
  const carnet = /^[\d\s-]+$/.test(wanted) && digits !== "" ? carnetKey(wanted.trim()) : null;
  return (person) => {
    if (ticketKey(person.numeroTicket) === ticket) return true;
    if (carnet !== null) {
      return carnetKey(person.carnet) === carnet || person.carnet.replace(/\D/g, "") === digits;
    }
    const name = ` ${plainText(person.nombre)}`;
    return words.every((word) => name.includes(` ${word}`));
  };
}
