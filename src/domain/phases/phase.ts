import { sameDay } from "../dates/event-dates.ts";
import type { EditionContent } from "../edition/edition.ts";

/**
 * Where the edition stands: no tickets yet; tickets and list; the day of the event, from midnight
 * at the event's own offset; doors open; under way; and after its end.
 */
export type Phase = "announced" | "open" | "event-day" | "doors-open" | "under-way" | "over";

/** The instants at which phases change, in milliseconds since the epoch. */
export interface PhaseDates {
  /** Before it no tickets are to be had; `null` where they always are. */
  readonly ticketsFrom: number | null;
  readonly dayStarts: number;
  /** Zero of the countdown. */
  readonly doors: number;
  readonly starts: number;
  readonly end: number;
  /** The midnight at which the event's day, or its last one, is over. */
  readonly dayEnds: number;
}

const DAY = 86_400_000;

/** The dates of an edition's phases; one without `fin` ends at midnight of its day. */
export function phaseDates({
  fechas,
  fases,
}: Pick<EditionContent["edicion"], "fechas" | "fases">): PhaseDates {
  const midnight = Date.parse(sameDay(fechas.inicio, "00:00")) + DAY;
  const end = fechas.fin === undefined ? midnight : Date.parse(fechas.fin);
  return {
    ticketsFrom: fases?.entradasDesde === undefined ? null : Date.parse(fases.entradasDesde),
    dayStarts: Date.parse(sameDay(fechas.puertas, "00:00")),
    doors: Date.parse(fechas.puertas),
    starts: Date.parse(fechas.inicio),
    end,
    dayEnds: midnight + Math.max(0, Math.ceil((end - midnight) / DAY)) * DAY,
  };
}

/** The phase at `now`, in milliseconds since the epoch. */
export function phaseAt(dates: PhaseDates, now: number): Phase {
  if (now >= dates.end) return "over";
  if (now >= dates.starts) return "under-way";
  if (now >= dates.doors) return "doors-open";
  if (dates.ticketsFrom !== null && now < dates.ticketsFrom) return "announced";
  return now >= dates.dayStarts ? "event-day" : "open";
}

/** Milliseconds from `now` until another phase begins, or `null` when none will. */
export function untilNextPhase(dates: PhaseDates, now: number): number | null {
  const phase = phaseAt(dates, now);
  const changes = [dates.ticketsFrom, dates.dayStarts, dates.doors, dates.starts, dates.end]
    .filter((instant) => instant !== null)
    .filter((instant) => instant > now && phaseAt(dates, instant) !== phase);
  return changes.length === 0 ? null : Math.min(...changes) - now;
}
