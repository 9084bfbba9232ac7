/** What is wrong with a date as written in content, and how to mend it, in Spanish. */
export interface DateFault {
  readonly found: string;
  readonly fix: string;
}

const parts =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:([T ])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Says what keeps `text` from being an instant such as `2025-10-04T08:00:00-06:00`, or `null` when
 * nothing that can be named does.
 */
export function instantFault(text: string): DateFault | null {
  const [, year, month, day, separator, hour, minute, offset] = parts.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = calendarDate(Number(year), Number(month), Number(day));
  if (!date) {
    return {
      found: `«${text}», un día que no existe`,
      fix: `Revise el día y el mes: ${year} no tiene un día ${day} del mes ${month}.`,
    };
  }
  if (separator === undefined || hour === undefined) {
    return { found: `«${text}», sin hora`, fix: `Agregue hora y huso: ${text}T08:00:00-06:00.` };
  }
  if (Number(hour) > 23 || Number(minute) > 59) {
    return {
      found: `«${text}», una hora que no existe`,
      fix: "Escriba la hora de 00 a 23 y los minutos de 00 a 59.",
    };
  }
  if (offset === undefined) {
    return {
      found: `«${text}», sin huso horario`,
      fix: `Agregue el huso al final, sin espacio: ${text}-06:00 en Guatemala.`,
    };
  }
  return null;
}

/** Weekday, in Spanish, of the day that an instant is on at its own offset. */
export function weekdayOf(instant: string): string {
  const day = new Date(`${instant.slice(0, 10)}T00:00:00Z`);
  return new Intl.DateTimeFormat("es", { weekday: "long", timeZone: "UTC" }).format(day);
}

/** The UTC midnight of a date, or `undefined` when the calendar has no such day. */
function calendarDate(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}
