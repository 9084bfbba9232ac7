import type { Participant } from "../../../../../domain/carnet/participant.ts";
import { amount } from "../../../../../domain/text/amount.ts";

export const peopleInWords = (count: number) => amount(count, "persona", "personas");

const MOST_NAMED = 5;

/** `Ana Pérez, Luis Mora y 3 más`. */
export function named(people: readonly Participant[]): string {
  const names = people.slice(0, MOST_NAMED).map(({ nombre, carnet }) => nombre || carnet);
  const rest = people.length - names.length;
  return rest > 0 ? `${names.join(", ")} y ${amount(rest, "más", "más")}` : inOneList(names);
}

const conjunction = new Intl.ListFormat("es-GT", { type: "conjunction" });
const inOneList = (names: readonly string[]) => conjunction.format(names);

const moment = new Intl.DateTimeFormat("es-GT", {
  timeZone: "America/Guatemala",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** `25 nov, 8:41 p. m.` */
export const momentInWords = (at: number) => moment.format(at);

const time = new Intl.DateTimeFormat("es-GT", {
  timeZone: "America/Guatemala",
  hour: "numeric",
  minute: "2-digit",
});

/** `8:41 a. m.` */
export const timeInWords = (at: number) => time.format(at);

export const fieldNames = {
  carnet: "carnet",
  nombre: "nombre",
  numeroTicket: "ticket",
} as const satisfies Record<keyof Participant, string>;
