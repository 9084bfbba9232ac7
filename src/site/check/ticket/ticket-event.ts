import { calendarEvent, googleCalendarLink } from "#edition/model/calendar-event.ts";
import { isOnline, mapOf, stateWord } from "#edition/model/event-state.ts";
import { daysAndHours } from "#edition/model/phases/event-dates.ts";
import type { IslandContent } from "#site/parts/edition-context.ts";

export type TicketEvent = ReturnType<typeof ticketEvent>;

/** The facts about the event on a ticket. */
export function ticketEvent({ edicion, drawn }: Pick<IslandContent, "edicion" | "drawn">) {
  const { numero, titulo, fechas, lugar, logo } = edicion;
  const { weekdays, start } = daysAndHours(fechas);
  const state = stateWord(edicion);
  return {
    editionNumber: numero,
    title: titulo,
    /** As `Sábado 4 de octubre`, or `Sábado 4 y domingo 5 de octubre`. */
    days: state === null ? weekdays : `${state}: ${weekdays}`,
    time: start,
    place: isOnline(edicion) ? "" : lugar.nombre,
    /** The URL at which Google Calendar adds it. */
    calendar: googleCalendarLink(calendarEvent(edicion)),
    map: mapOf(edicion),
    /** The edition's own, in place of its numeral. */
    logo: drawn?.marks?.[logo ?? ""],
  };
}
