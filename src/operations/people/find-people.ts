import { carnetKey, ticketKey } from "../../domain/carnet/alike.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { readCarnet } from "../../domain/carnet/read-carnet.ts";
import { plainText } from "../../domain/text/plain-text.ts";
import type { Store } from "../../store/port/store.ts";

/**
 * All people who match `wanted`. The whole list is read only if `wanted` is not a registered carnet.
 */
export async function findPeople(store: Store, wanted: string): Promise<Participant[]> {
  const reading = readCarnet(wanted);
  if (reading.kind === "carnet") {
    const registration = await store.findParticipant(reading.carnet);
    if (registration !== null) return [{ carnet: reading.carnet, ...registration }];
  }
  const matches = matcherOf(wanted);
  const found: Participant[] = [];
  for await (const person of store.exportParticipants()) if (matches(person)) found.push(person);
  return found;
}

/**
 * Whether `wanted` is a person's carnet, ticket or part of the name, ignoring accents, case, the
 * order of names, and leading zeros.
 */
function matcherOf(wanted: string): (person: Participant) => boolean {
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
