/** Guatemala's clock has not changed with the seasons since 2006. */
const OFFSET = "-06:00";
const BEHIND_UTC_MS = 6 * 3_600_000;

/** An instant as clocks in Guatemala show it, such as `2025-10-04 08:03:15`. */
export function guatemalaTime(instant: number): string {
  return clockAsUtc(instant).toISOString().slice(0, 19).replace("T", " ");
}

/** The same to the minute. */
export function guatemalaMinute(instant: number): string {
  return guatemalaTime(instant).slice(0, 16);
}

/** A date whose UTC is what clocks in Guatemala show, as spreadsheets keep times: without a zone. */
export function clockAsUtc(instant: number): Date {
  return new Date(instant - BEHIND_UTC_MS);
}

/**
 * The instant of a day and time as written in Guatemala, such as `2025-10-04 18:00`, or of a time of
 * the day of `now`, such as `18:00`; `null` when it is neither.
 */
export function readGuatemalaTime(text: string, now: number): number | null {
  const [, given, hour, minute] =
    /^(?:(\d{4}-\d{2}-\d{2})[ T])?(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const day = given ?? guatemalaTime(now).slice(0, 10);
  const written = `${day} ${hour.padStart(2, "0")}:${minute}`;
  const instant = Date.parse(`${written.replace(" ", "T")}:00${OFFSET}`);
  // Not the 30th of February, which would be a day in March.
  return Number.isNaN(instant) || guatemalaMinute(instant) !== written ? null : instant;
}
