import { capitalised } from "#platform/text/capitalised.ts";

/** Not from `Intl`: browsers differ in locale data, and hydration needs what the build wrote. */
const MONTHS =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  );
const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The Spanish weekday of an instant at its own offset. */
export function weekdayOf(instant: string): string {
  return WEEKDAYS[new Date(`${instant.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? "";
}

/** The day at `at` (ms since the epoch), such as `2025-10-04`, at the offset of `instant`. */
export function dayOf(at: number, instant: string): string {
  return localTime(at, instant).slice(0, 10);
}

/** The local time at `at` (ms), such as `2025-10-04T08:00:00`, at the offset of `instant`. */
function localTime(at: number, instant: string): string {
  return new Date(at + minutesAhead(instant) * 60_000).toISOString().slice(0, 19);
}

/** The offset of an instant, in minutes ahead of UTC. */
function minutesAhead(instant: string): number {
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})$/.exec(instant) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

/** The instant at `at` (ms since the epoch), formatted at the offset of `instant`. */
export function atOwnOffset(at: number, instant: string): string {
  return localTime(at, instant) + (/[+-]\d{2}:\d{2}$/.exec(instant)?.[0] ?? "Z");
}

/** An ISO 8601 instant at its own offset, formatted in Spanish. Throws a RangeError for anything else. */
export function wallClock(instant: string) {
  const [, year, month, day, hour, minute, offset] = INSTANT.exec(instant) ?? [];
  if (!year || !month || !day || !hour || !minute || !offset) {
    throw new RangeError(`Not an instant with offset: ${instant}`);
  }
  const dayAndMonth = `${Number(day)} de ${MONTHS[Number(month) - 1]}`;
  return {
    /** `Sábado 4 de octubre` */
    weekdayAndDay: `${capitalised(weekdayOf(instant))} ${dayAndMonth}`,
    /** `4 de octubre` */
    dayAndMonth,
    year,
    /** `4 de octubre de 2025` */
    longDate: `${dayAndMonth} de ${year}`,
    /** `8:00 AM` */
    time: `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`,
    /** `UTC−6` */
    zone: zoneLabel(offset),
  };
}

/** `sábado 3 de octubre de 2026, 8:00`, as organisers read it; `null` for a text that is not an instant. */
export function instantInWords(instant: string): string | null {
  if (!INSTANT.test(instant)) return null;
  const { weekdayAndDay, year } = wallClock(instant);
  // With the hours of the other parts of their page, from 0 to 24.
  const time = instant.slice(11, 16).replace(/^0/, "");
  return `${weekdayAndDay.toLowerCase()} de ${year}, ${time}`;
}

/** Formats a time such as `8:00 AM` for a sentence: `a las 8:00 AM`, `a la 1:00 PM`. */
export function atTime(time: string): string {
  return `a la${time.startsWith("1:") ? "" : "s"} ${time}`;
}

/** The instant of a day, such as `2025-10-04`, and a time, at the offset of `instant`. */
export function atOffsetOf(instant: string, day: string, time: string): string {
  return `${day}T${time}:00${/(Z|[+-]\d{2}:\d{2})$/.exec(instant)?.[0] ?? "Z"}`;
}

/** The instant at `time`, such as `09:30`, on the day of `instant`. */
export function sameDay(instant: string, time: string): string {
  return atOffsetOf(instant, instant.slice(0, 10), time);
}

/** The date of the event's day `number`, from 1 on, such as `2025-10-05`; `start` is on the first. */
export function dateOfDay(start: string, number: number): string {
  const date = new Date(`${start.slice(0, 10)}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + number - 1);
  return date.toISOString().slice(0, 10);
}

export type Dates = {
  readonly puertas: string;
  readonly inicio: string;
  readonly fin?: string | undefined;
};

/** Until this hour, the night belongs to the day before. */
const MORNING = "06:00";

/** The time of day at which the event's next day begins: in the morning, and not after the doors open. */
export function nightEnds({ puertas }: Pick<Dates, "puertas">): string {
  const doors = puertas.slice(11, 16);
  return doors < MORNING ? doors : MORNING;
}

/** The instant of `time` on day `number`; one after midnight belongs to a long event's evening. */
export function instantOfDay(fechas: Dates, number = 1, time: string): string {
  const { inicio, fin } = fechas;
  const at = (day: number) => atOffsetOf(inicio, dateOfDay(inicio, day), time);
  const night = at(number + 1);
  const isNight = time < nightEnds(fechas);
  return isNight && fin !== undefined && Date.parse(night) <= Date.parse(fin) ? night : at(number);
}

/** The day of an instant within a sentence, such as `domingo 5`. */
export function dayName(instant: string): string {
  return wallClock(instant).weekdayAndDay.toLowerCase().split(" de ")[0] ?? "";
}

/** The date of the event's last day, such as `2025-10-05`, where the event is. */
export function lastDate({ inicio, fin = inicio }: Pick<Dates, "inicio" | "fin">): string {
  const end = localTime(Date.parse(fin), inicio);
  const isNight = end.slice(11, 16) <= MORNING && end.slice(0, 10) > inicio.slice(0, 10);
  return isNight ? dateOfDay(end, 0) : end.slice(0, 10);
}

/**
 * `Sábado 4 de octubre de 2025`, or `Sábado 4 y domingo 5 de octubre de 2025`, also without their year, and its
 * hours; `until` is `null` if the event ends on a later day, or the content names no end.
 */
export function daysAndHours(fechas: Pick<Dates, "inicio" | "fin">) {
  const { inicio, fin } = fechas;
  const first = wallClock(inicio);
  const end = lastDate(fechas);
  if (end <= inicio.slice(0, 10)) {
    const weekdays = first.weekdayAndDay;
    const until = fin === undefined ? null : wallClock(fin).time;
    return { days: `${weekdays} de ${first.year}`, weekdays, start: first.time, until };
  }
  const last = wallClock(atOffsetOf(inicio, end, "00:00"));
  const [day = "", month = ""] = first.weekdayAndDay.split(" de ");
  const sameMonth = last.dayAndMonth.endsWith(month) && last.year === first.year;
  const joined = end === dateOfDay(inicio, 2) ? "y" : "a";
  const weekdays = `${sameMonth ? day : first.weekdayAndDay} ${joined} ${last.weekdayAndDay.toLowerCase()}`;
  return { days: `${weekdays} de ${last.year}`, weekdays, start: first.time, until: null };
}

/** Within a sentence: `4 de octubre de 2025`, `sábado 4 y domingo 5 de octubre de 2025`. */
export function eventDate(fechas: Pick<Dates, "inicio" | "fin">) {
  const hasOneDay = lastDate(fechas) <= fechas.inicio.slice(0, 10);
  return hasOneDay ? wallClock(fechas.inicio).longDate : daysAndHours(fechas).days.toLowerCase();
}

/** How people call the zone of an instant, and its minutes behind UTC as browsers count them. */
export function zoneOf(instant: string): { readonly name: string; readonly minutes: number } {
  // From 0, so that UTC has 0 and not -0.
  const minutes = 0 - minutesAhead(instant);
  return { name: minutes === 360 ? "hora de Guatemala" : wallClock(instant).zone, minutes };
}

function zoneLabel(offset: string): string {
  if (offset === "Z") return "UTC";
  const minutes = offset.slice(4) === "00" ? "" : offset.slice(3);
  return `UTC${offset.startsWith("-") ? "−" : "+"}${Number(offset.slice(1, 3))}${minutes}`;
}
