/** An instant as organisers write it, read as the clock on the wall shows it at the event. */
export interface WallClock {
  /** `4 de octubre de 2025` */
  readonly longDate: string;
  /** `04.10.2025` */
  readonly shortDate: string;
  /** `8:00 AM` */
  readonly time: string;
  /** `08:00` */
  readonly time24: string;
  /** `UTC−6` */
  readonly zone: string;
}

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads an ISO 8601 instant with its offset, as in `2025-10-04T08:00:00-06:00`. The machine's own
 * time zone plays no part. Throws a RangeError for anything else.
 */
export function wallClock(instant: string): WallClock {
  const [, year, month, day, hour, minute, offset] = INSTANT.exec(instant) ?? [];
  if (!year || !month || !day || !hour || !minute || !offset) {
    throw new RangeError(`Not an instant with offset: ${instant}`);
  }
  return {
    longDate: longDate(Date.UTC(Number(year), Number(month) - 1, Number(day))),
    shortDate: `${day}.${month}.${year}`,
    time: `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`,
    time24: `${hour}:${minute}`,
    zone: zoneLabel(offset),
  };
}

/** Makes its formatter only when asked: that takes a slow phone 50 ms, and the page never asks. */
function longDate(day: number): string {
  return new Intl.DateTimeFormat("es-GT", { dateStyle: "long", timeZone: "UTC" }).format(day);
}

function zoneLabel(offset: string): string {
  if (offset === "Z") return "UTC";
  const minutes = offset.slice(4) === "00" ? "" : offset.slice(3);
  return `UTC${offset.startsWith("-") ? "−" : "+"}${Number(offset.slice(1, 3))}${minutes}`;
}
