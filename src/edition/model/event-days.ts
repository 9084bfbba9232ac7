import {
  atOffsetOf,
  type Dates,
  dateOfDay,
  dayName,
  lastDate,
  nightEnds,
} from "./phases/event-dates.ts";

export interface EventDay {
  /** When its morning begins, in milliseconds since the epoch; the night before belongs to the day before. */
  readonly from: number;
  /** For example `domingo 5`. */
  readonly name: string;
}

/** The event's days, in order; none means one day. */
export type EventDays = readonly EventDay[];

/** The event's days; a night that ends in the morning is part of the day before. */
export function eventDays(fechas: Dates): EventDays {
  const { inicio } = fechas;
  const last = lastDate(fechas);
  const days: EventDay[] = [];
  for (let number = 1; number === 1 || dateOfDay(inicio, number) <= last; number += 1) {
    const morning = atOffsetOf(inicio, dateOfDay(inicio, number), nightEnds(fechas));
    days.push({ from: Date.parse(morning), name: dayName(morning) });
  }
  return days;
}

/** The index of an instant's day (ms); before the event it is the first, after it the last. */
export function dayAt(days: EventDays, at: number): number {
  return Math.max(
    0,
    days.findLastIndex(({ from }) => from <= at),
  );
}

/** The mornings of the days, for versions of what depends on them. */
export function startsOf(days: EventDays): string {
  return days.map(({ from }) => `.${from}`).join("");
}
