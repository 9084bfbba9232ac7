import { createEvent } from "ics";
import { type CalendarFacts, calendarEvent } from "#edition/model/calendar-event.ts";
import { isCalledOff } from "#edition/model/event-state.ts";

interface CalendarFileOptions {
  /** The public URL of the site without trailing slash; `null` if unknown. */
  readonly siteUrl: string | null;
  readonly now: Date;
}

/**
 * The event as an iCalendar file. An edition keeps its UID, so that opening a newer file moves the
 * entry instead of adding another. SEQUENCE has to increase when dates change; it is the minute of the
 * build, because calendars accept a higher one without changes.
 */
export function calendarFile(
  edicion: CalendarFacts,
  { siteUrl, now }: CalendarFileOptions,
): string {
  const { title, begins, ends, place, description } = calendarEvent(edicion);
  const site = new URL(siteUrl ?? "https://convencion.invalid");
  /** Sites in folders of one host are told apart. */
  const folder = site.pathname.split("/").filter(Boolean).join(".");
  const { error, value } = createEvent({
    calName: title,
    productId: "convencion",
    uid: `edicion-${edicion.numero}${folder && `.${folder}`}@${site.host}`,
    sequence: Math.floor(now.getTime() / 60_000),
    title,
    start: begins,
    end: ends,
    location: place,
    description,
    status: statusOf(edicion),
    ...(siteUrl === null ? {} : { url: `${siteUrl}/` }),
  });
  if (error || !value) {
    throw new Error("The event cannot be written as a calendar file", { cause: error });
  }
  return value;
}

/** Calendars strike a cancelled entry out; a postponed one without a new date is only kept in mind. */
function statusOf(edicion: CalendarFacts) {
  if (!isCalledOff(edicion)) return "CONFIRMED";
  return edicion.estado?.tipo === "cancelado" ? "CANCELLED" : "TENTATIVE";
}
