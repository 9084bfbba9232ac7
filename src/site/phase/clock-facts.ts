import type { Edition } from "#edition/model/edition.ts";
import { zoneOf } from "#edition/model/phases/event-dates.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { KEPT_AFTER_MS, savedTicketsKey } from "./saved-tickets.ts";
import type { ClockFacts } from "./show-page.ts";

const DAY = 86_400_000;

/** The days before the event over which the numeral fills with light. */
export const FILLING_DAYS = 14;

/** The facts of an edition that the page's clock needs. */
export function clockFacts(edicion: Edition["edicion"]): ClockFacts {
  const { dayStarts, doors, end } = phaseDates(edicion);
  return {
    editionNumber: edicion.numero,
    ticketsKey: savedTicketsKey,
    zone: zoneOf(edicion.fechas.inicio).minutes,
    eve: dayStarts - DAY,
    doors,
    end,
    ticketsEnd: end + KEPT_AFTER_MS,
  };
}
