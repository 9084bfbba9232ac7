import { weekdayOf } from "./content-dates.ts";

/** An instant in the local time of the event, formatted in Spanish. */
export interface WallClock {
  /** `Sábado 4 de octubre` */
  readonly weekdayAndDay: string;
  /** `4 de octubre` */
  readonly dayAndMonth: string;
  /** `2025` */
  readonly year: string;
  /** `4 de octubre de 2025` */
  readonly longDate: string;
  /** `8:00 AM` */
  readonly time: string;
  /** `UTC−6` */
  readonly zone: string;
}

/**
 * Names are listed here instead of coming from `Intl`: browsers differ in locale data, and hydration
 * needs what the build wrote.
 */
const MONTHS =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  );
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads an ISO 8601 instant with its offset, such as `2025-10-04T08:00:00-06:00`, independently of
 * the machine's time zone. Throws a RangeError for anything else.
 */
export function wallClock(instant: string): WallClock {
  const [, year, month, day, hour, minute, offset] = INSTANT.exec(instant) ?? [];
  if (!year || !month || !day || !hour || !minute || !offset) {
    throw new RangeError(`Not an instant with offset: ${instant}`);
  }
  const dayAndMonth = `${Number(day)} de ${MONTHS[Number(month) - 1]}`;
  const name = weekdayOf(instant);
  return {
    weekdayAndDay: `${name[0]?.toUpperCase()}${name.slice(1)} ${dayAndMonth}`,
    dayAndMonth,
    year,
    longDate: `${dayAndMonth} de ${year}`,
    time: `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`,
    zone: zoneLabel(offset),
  };
}

/** Formats a time such as `8:00 AM` for a sentence: `a las 8:00`, `a la 1:00`. */
export function atTime(time: string): string {
  return `a la${time.startsWith("1:") ? "" : "s"} ${time.replace(/ [AP]M$/, "")}`;
}

/**
 * The instant of a day, such as `2025-10-04`, and a time, such as `08:00`, at the offset of another
 * instant.
 */
export function atOffsetOf(instant: string, day: string, time: string): string {
  return `${day}T${time}:00${/(Z|[+-]\d{2}:\d{2})$/.exec(instant)?.[0] ?? "Z"}`;
}

/** The instant at `time`, such as `09:30`, on the day of `instant`. */
export function sameDay(instant: string, time: string): string {
  return atOffsetOf(instant, instant.slice(0, 10), time);
}

function zoneLabel(offset: string): string {
  if (offset === "Z") return "UTC";
  const minutes = offset.slice(4) === "00" ? "" : offset.slice(3);
  return `UTC${offset.startsWith("-") ? "−" : "+"}${Number(offset.slice(1, 3))}${minutes}`;
}
