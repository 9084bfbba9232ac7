import type { EditionContent } from "./edition.ts";
import { announcedTitle, isOnline, mapOf } from "./event-state.ts";
import { wallClock } from "./phases/event-dates.ts";
import { phaseDates } from "./phases/phase.ts";

/** The calendar file (RFC 5545), at the root of the built site. */
export const calendarFileName = "evento.ics";

export type CalendarFacts = Pick<
  EditionContent["edicion"],
  "numero" | "titulo" | "fechas" | "fases" | "lugar" | "estado"
>;

/** The fields of a calendar entry; instants are in milliseconds since the epoch. */
export function calendarEvent(edicion: CalendarFacts) {
  const { fechas, lugar } = edicion;
  const { starts, end } = phaseDates(edicion);
  const { time, zone } = wallClock(fechas.puertas);
  const map = mapOf(edicion);
  const way = map === undefined ? "" : `\nCómo llegar: ${map}`;
  return {
    title: announcedTitle(edicion),
    begins: starts,
    ends: end,
    place: isOnline(edicion) ? "En línea" : `${lugar.nombre}, ${lugar.direccion}`,
    description: `Puertas abiertas desde las ${time} (${zone}).${way}`,
  };
}

/** The URL at which Google Calendar offers to add the event. */
export function googleCalendarLink(event: ReturnType<typeof calendarEvent>): string {
  const { title, begins, ends, place, description } = event;
  const dates = `${basicUtc(begins)}/${basicUtc(ends)}`;
  const texts = [title, place, description].map(encodeURIComponent);
  const [text, location, details] = texts;
  return `https://calendar.google.com/calendar/render?action=TEMPLATE&dates=${dates}&text=${text}&location=${location}&details=${details}`;
}

/** In UTC, such as `20251004T140000Z`, which every calendar reads alike. */
function basicUtc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}
