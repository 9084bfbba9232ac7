import { calendarEvent, googleCalendarLink } from "#edition/model/calendar-event.ts";
import { isOnline, mapOf, stateWord } from "#edition/model/event-state.ts";
import { daysAndHours } from "#edition/model/phases/event-dates.ts";
import type { IslandContent } from "#site/parts/edition-context.ts";
import type { TicketEvent } from "./Ticket.tsx";

/** The event as tickets name it. */
export function ticketEvent({
  edicion,
  drawn,
}: Pick<IslandContent, "edicion" | "drawn">): TicketEvent {
  const { numero, titulo, fechas, lugar, logo } = edicion;
  const { weekdays, start } = daysAndHours(fechas);
  const state = stateWord(edicion);
  return {
    editionNumber: numero,
    title: titulo,
    days: state === null ? weekdays : `${state}: ${weekdays}`,
    time: start,
    place: isOnline(edicion) ? "" : lugar.nombre,
    calendar: googleCalendarLink(calendarEvent(edicion)),
    map: mapOf(edicion),
    logo: drawn?.marks?.[logo ?? ""],
  };
}
