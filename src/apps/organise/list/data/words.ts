import type { Participant } from "../../../../domain/carnet/participant.ts";
import { amount } from "../../../../domain/text/amount.ts";

export const peopleInWords = (count: number) => amount(count, "persona", "personas");

const MOST_NAMED = 5;

/** `Ana Pérez, Luis Mora y 3 más`. */
export function named(people: readonly Participant[]): string {
  const names = people.slice(0, MOST_NAMED).map(({ nombre, carnet }) => nombre || carnet);
  const rest = people.length - names.length;
  return rest > 0
    ? `${names.join(", ")} y ${amount(rest, "más", "más")}`
    : conjunction.format(names);
}

const conjunction = new Intl.ListFormat("es-GT", { type: "conjunction" });

const moment = new Intl.DateTimeFormat("es-GT", {
  timeZone: "America/Guatemala",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** `25 nov, 8:41 p. m.` */
export const momentInWords = (at: number) => moment.format(at);

export const fieldNames = {
  nombre: "Nombre",
  carnet: "Carnet",
  numeroTicket: "Ticket",
} as const satisfies Record<keyof Participant, string>;
