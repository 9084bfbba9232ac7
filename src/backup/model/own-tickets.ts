import { z } from "zod/mini";
import type { Participant } from "#people/model/carnet/participant.ts";
import { freeTickets, usualPrefix } from "#people/model/ticket-numbers.ts";

/** Somebody of a backup who gets another ticket, because theirs is also somebody else's. */
export const changedTicketSchema = z.object({
  nombre: z.string(),
  numeroTicket: z.string(),
  /** The name of who keeps that ticket. */
  keptBy: z.string(),
  given: z.string(),
});
export type ChangedTicket = z.infer<typeof changedTicketSchema>;

/** The people with a ticket each: of several with one, the first keeps it, and others get the next free ones. */
export function withOwnTickets<Person extends Participant>(people: readonly Person[]) {
  const tickets = people.map(({ numeroTicket }) => numeroTicket);
  const next = freeTickets(usualPrefix(tickets), tickets);
  const holders = new Map<string, Person>();
  const changedTickets: ChangedTicket[] = [];
  const participants = people.map((person) => {
    const { numeroTicket } = person;
    const holder = holders.get(numeroTicket);
    if (numeroTicket === "" || holder === undefined) {
      holders.set(numeroTicket, person);
      return person;
    }
    const given = next();
    const [nombre, keptBy] = [nameOf(person), nameOf(holder)];
    changedTickets.push({ nombre, numeroTicket, keptBy, given });
    return { ...person, numeroTicket: given };
  });
  return { participants, changedTickets };
}

const nameOf = ({ nombre, carnet }: Participant) => nombre || carnet;
