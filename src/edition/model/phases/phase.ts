import type { EditionContent } from "../edition.ts";
import { atOffsetOf, dateOfDay, lastDate, sameDay } from "./event-dates.ts";

/** `open` has tickets and a list; `event-day` begins at midnight at the event's own offset. */
export type Phase = "announced" | "open" | "event-day" | "doors-open" | "under-way" | "over";

/** The instants at which phases change, in milliseconds since the epoch. */
export interface PhaseDates {
  /** No tickets are offered before this instant; `null` if they always are. */
  readonly ticketsFrom: number | null;
  readonly dayStarts: number;
  /** The end of the countdown. */
  readonly doors: number;
  readonly starts: number;
  readonly end: number;
  /** The midnight that ends the event's last day, or the end of a night that goes on after it. */
  readonly dayEnds: number;
}

/** The dates of an edition's phases; without `fin`, an edition ends at midnight after its day. */
export function phaseDates({
  fechas,
  fases,
}: Pick<EditionContent["edicion"], "fechas" | "fases">): PhaseDates {
  const dayAfter = dateOfDay(lastDate(fechas), 2);
  const midnight = Date.parse(atOffsetOf(fechas.inicio, dayAfter, "00:00"));
  const end = fechas.fin === undefined ? midnight : Date.parse(fechas.fin);
  return {
    ticketsFrom: fases?.entradasDesde === undefined ? null : Date.parse(fases.entradasDesde),
    dayStarts: Date.parse(sameDay(fechas.puertas, "00:00")),
    doors: Date.parse(fechas.puertas),
    starts: Date.parse(fechas.inicio),
    end,
    dayEnds: Math.max(midnight, end),
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

/**
 * The phases that the edition has, in order, in milliseconds since the epoch. `from` is `null` for the first, which
 * begins at any time, and `until` for the last, which never ends.
 */
export function phaseSpans(dates: PhaseDates) {
  const instants = [dates.ticketsFrom, dates.dayStarts, dates.doors, dates.starts, dates.end]
    .filter((instant) => instant !== null)
    .sort((one, other) => one - other);
  return [null, ...new Set(instants)]
    .map((from) => ({ phase: phaseAt(dates, from ?? Number.NEGATIVE_INFINITY), from }))
    .filter(({ phase }, place, all) => phase !== all[place - 1]?.phase)
    .map(({ phase, from }, place, all) => ({ phase, from, until: all[place + 1]?.from ?? null }));
}
