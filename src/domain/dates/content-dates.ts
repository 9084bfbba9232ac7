/** A Spanish description of a wrong date in the content, and how to correct it. */
export interface DateFault {
  readonly found: string;
  readonly fix: string;
}

const parts =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(Z|[+-]\d{1,2}:?\d{2})?$/i;
const canonical = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Describes why `text` is not an instant such as `2025-10-04T08:00:00-06:00`; `null` if no known
 * fault applies.
 */
export function instantFault(text: string): DateFault | null {
  const [, year = "", month = "", day = "", hour, minute = "", offset] = parts.exec(text) ?? [];
  if (year === "") return null;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) {
    return {
      found: `«${text}», un día que no existe`,
      fix: `Revise el día y el mes: en ${year}, el mes ${month} no tiene día ${day}.`,
    };
  }
  if (Number(hour) > 23 || Number(minute) > 59) {
    return {
      found: `«${text}», una hora que no existe`,
      fix: "Escriba la hora de 00 a 23 y los minutos de 00 a 59.",
    };
  }
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const time = hour === undefined ? "08:00" : `${hour.padStart(2, "0")}:${minute}`;
  const fix = `Escríbala así: ${date}T${time}:00-06:00 (el huso de Guatemala es -06:00).`;
  if (hour === undefined) return { found: `«${text}», sin hora`, fix };
  if (offset === undefined) return { found: `«${text}», sin huso horario`, fix };
  return canonical.test(text) ? null : { found: `«${text}», escrita de otro modo`, fix };
}

const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

/** The Spanish weekday of an instant at its own offset. */
export function weekdayOf(instant: string): string {
  return WEEKDAYS[new Date(`${instant.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? "";
}

/** The day at `at` (ms since the epoch), such as `2025-10-04`, at the offset of `instant`. */
export function dayOf(at: number, instant: string): string {
  return localTime(at, instant).slice(0, 10);
}

/**
 * The local time at `at` (ms since the epoch), such as `2025-10-04T08:00:00`, at the offset of
 * `instant`.
 */
function localTime(at: number, instant: string): string {
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})$/.exec(instant) ?? [];
  const ahead = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(at + ahead).toISOString().slice(0, 19);
}

/** The instant at `at` (ms since the epoch), formatted at the offset of `instant`. */
export function atOwnOffset(at: number, instant: string): string {
  return localTime(at, instant) + (/[+-]\d{2}:\d{2}$/.exec(instant)?.[0] ?? "Z");
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
