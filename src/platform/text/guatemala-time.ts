/** Guatemala has had no daylight saving time since 2006. */
const OFFSET = "-06:00";
const BEHIND_UTC_MS = 6 * 3_600_000;

/** Formats an instant in Guatemala's local time, such as `2025-10-04 08:03:15`. */
export function guatemalaTime(instant: number): string {
  return clockAsUtc(instant).toISOString().slice(0, 19).replace("T", " ");
}

export function guatemalaMinute(instant: number): string {
  return guatemalaTime(instant).slice(0, 16);
}

/** A date whose UTC fields are Guatemala's time, because spreadsheets store no zone. */
export function clockAsUtc(instant: number): Date {
  return new Date(instant - BEHIND_UTC_MS);
}

/** Reads `2025-10-04 18:00`, or `18:00` on the day of `now`, in Guatemala; `null` if it is neither. */
export function readGuatemalaTime(text: string, now: number): number | null {
  const [, given, hour, minute] =
    /^(?:(\d{4}-\d{2}-\d{2})[ T])?(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const day = given ?? guatemalaTime(now).slice(0, 10);
  const written = `${day} ${hour.padStart(2, "0")}:${minute}`;
  const instant = Date.parse(`${written.replace(" ", "T")}:00${OFFSET}`);
  // Refuses days that do not exist, such as 30 February, which `Date` would move into March.
  return Number.isNaN(instant) || guatemalaMinute(instant) !== written ? null : instant;
}

export const timeForField = (instant: number) => guatemalaMinute(instant).replace(" ", "T");

/** The name of a file that is saved today: `lista-2025-10-04.xlsx`. */
export const nameOfToday = (beginning: string, ending: string) =>
  `${beginning}-${guatemalaTime(Date.now()).slice(0, 10)}.${ending}`;
